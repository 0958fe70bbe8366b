/**
 * The headers that a host sends for the paths of one pattern.
 * @typedef {{ pattern: string, headers: [name: string, value: string][] }} Rule
 */

/**
 * Reads the format that Netlify and Cloudflare Pages share: a pattern at the start of a line, below it its
 * headers, indented. Understood are exact paths, a `*` at the end of a pattern, and comments after `#`.
 * @param {string} text the content of a `_headers` file
 * @returns {Rule[]}
 * @throws {Error} on what is not understood, and where two rules give one path the same header: hosts join
 * such values with a comma, which for most headers means something else than either
 */
exports.parseHeaders = (text) => {
  /** @type {Rule[]} */
  const rules = [];
  for (const [i, line] of text.split('\n').entries()) {
    const fault = (/** @type {string} */ what) => new Error(`_headers, line ${i + 1}: ${what}`);
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\/[^*:\s]*\*?\s*$/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) throw fault('neither a path nor a header below a path.');
    const other = rules.find(
      ({ pattern, headers }) =>
        headers.some(([known]) => known.toLowerCase() === name.toLowerCase()) &&
        (matches(pattern, rule.pattern) || matches(rule.pattern, pattern)),
    );
    if (other) throw fault(`${other.pattern} gives some of these paths ${name} already.`);
    rule.headers.push([name, value]);
  }
  return rules;
};

/**
 * @param {Rule[]} rules
 * @param {string} path
 * @returns {Record<string, string>} what a host sends for this path
 */
exports.headersFor = (rules, path) =>
  Object.fromEntries([
    ...DEFAULTS,
    ...rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers),
  ]);

/**
 * The same rules for nginx, to be included in a `server` block.
 * @param {Rule[]} rules
 * @returns {string}
 * @throws {Error} on a value that nginx has no way to quote
 */
exports.nginxHeaders = (rules) => {
  const values = new Map(DEFAULTS);
  const settings = [];
  for (const { pattern, headers } of rules) {
    for (const [name, value] of headers) {
      if (pattern === '/*') {
        values.set(name, value);
      } else {
        values.set(name, values.get(name) ?? '');
        const test = pattern.endsWith('*')
          ? `~ "^${pattern.slice(0, -1).replaceAll('.', '\\.')}"`
          : `= "${pattern}"`;
        settings.push(`if ($uri ${test}) { set ${variable(name)} ${quoted(value)}; }`);
      }
    }
  }
  // A rewrite module's "if" is sound as long as it does nothing but "set".
  return [
    '# Written by the build from static/_headers; nginx.conf includes it.',
    ...[...values].map(([name, value]) => `set ${variable(name)} ${quoted(value)};`),
    ...settings,
    ...[...values].map(([name]) => `add_header ${name} ${variable(name)} always;`),
    '',
  ].join('\n');
};

/**
 * What Netlify and Cloudflare Pages send for a path that no rule speaks of.
 * @type {[name: string, value: string][]}
 */
const DEFAULTS = [['Cache-Control', 'public, max-age=0, must-revalidate']];

/**
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** @param {string} name of a header */
function variable(name) {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** @param {string} value of a header */
function quoted(value) {
  if (/["\\$]/.test(value)) throw new Error(`nginx cannot send this header value: ${value}`);
  return `"${value}"`;
}
