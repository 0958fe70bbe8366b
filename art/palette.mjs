import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * What a file of src/ exports. Colours and names stand once, over there; files without imports are JavaScript
 * as soon as their types are taken off.
 * @param {string} file
 */
export const fromSource = (file) => {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  const { ESNext: module } = ts.ModuleKind;
  const script = ts.transpile(source, { module, target: ts.ScriptTarget.ES2022 });
  return import(`data:text/javascript,${encodeURIComponent(script)}`);
};

/** @type {typeof import('../src/theme/tokens.ts')} */
const { tokens, night, spruce } = await fromSource('theme/tokens.ts');

/** @typedef {Record<keyof typeof tokens.color | 'plate' | 'soft', string>} Palette */

/** What the pictures are drawn with: the theme's colours, and two that only pictures have. */
export const palettes = {
  day: { ...tokens.color, plate: '#ece6d7', soft: '#a39f8d' },
  night: { ...night, plate: '#13231d', soft: '#4d6259', ink: '#cfdbd4' },
  spruce: { ...spruce, plate: spruce.paper, soft: '#557a6d' },
};
