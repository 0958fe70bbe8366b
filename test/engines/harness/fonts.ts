import { readFileSync } from 'node:fs';

/* Arimo measures the same as Arial, which a bare machine lacks. */
const ARIAL = {
  "local('Arial')": '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  "local('Arial Bold')": '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
};

/** Makes a document have Arial wherever it is asked for, as on most desktops and Apple's phones. */
export function withArial(html: string): string {
  return Object.entries(ARIAL).reduce((text, [name, file]) => {
    if (!text.includes(name)) throw new Error(`The document asks for no ${name}.`);
    const data = readFileSync(require.resolve(file)).toString('base64');
    return text.replaceAll(name, `url(data:font/woff2;base64,${data})`);
  }, html);
}

/** Makes a document go without its web font. */
export const withoutWebFont = (html: string): string =>
  html.replaceAll(/\/fonts\/[\w-]+\.woff2/g, '/fonts/none.woff2');
