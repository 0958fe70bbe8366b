import { createJiti } from 'jiti';

/* What the drawings read from src/; jiti compiles the TypeScript. */
const jiti = createJiti(import.meta.url);

/** @type {typeof import('../src/theme/tokens.ts')} */
export const theme = await jiti.import('../src/theme/tokens.ts');

/** @type {typeof import('../src/theme/webFont.ts')} */
export const webFont = await jiti.import('../src/theme/webFont.ts');

/** @type {typeof import('../src/content/site.ts')} */
export const { site } = await jiti.import('../src/content/site.ts');
