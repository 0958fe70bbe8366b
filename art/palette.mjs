import { readFileSync } from 'node:fs';
import ts from 'typescript';

/* The colours stand once, in the theme. It is TypeScript without imports, so its types can simply be taken off. */
const source = readFileSync(new URL('../src/theme/tokens.ts', import.meta.url), 'utf8');
const script = ts.transpile(source, {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
});
/** @type {typeof import('../src/theme/tokens.ts')} */
const { tokens, night, spruce } = await import(
  `data:text/javascript,${encodeURIComponent(script)}`
);

/** @typedef {Record<keyof typeof tokens.color | 'plate' | 'soft', string>} Palette */

/** What the pictures are drawn with: the theme's colours, and two that only pictures have. */
export const palettes = {
  day: { ...tokens.color, plate: '#ece6d7', soft: '#a39f8d' },
  night: { ...night, plate: '#13231d', soft: '#4d6259' },
  spruce: { ...spruce, plate: spruce.paper, soft: '#557a6d' },
};
