const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * What a file of src/ exports, for programs that Node runs: tables stand once, over there. A file that imports its
 * like alone is JavaScript as soon as its types are taken off.
 * @param {string} file its path under src/
 * @returns {any}
 */
exports.fromSource = (file) => {
  const source = readFileSync(path.join(__dirname, '../src', file), 'utf8');
  const { CommonJS: module } = ts.ModuleKind;
  const script = ts.transpile(source, { module, target: ts.ScriptTarget.ES2022 });
  const imported = (/** @type {string} */ name) =>
    exports.fromSource(path.join(path.dirname(file), `${name}.ts`));
  const exported = {};
  new Function('exports', 'require', script)(exported, imported);
  return exported;
};
