import { readFileSync } from 'node:fs';

/*
 * The faces that stand in for the web font until it arrives, under the names that they have in operating systems. A
 * bare machine has neither: Arimo measures the same as Arial.
 */
const files = {
  Arial: '@fontsource/arimo/files/arimo',
  Roboto: '@fontsource/roboto/files/roboto',
};

/** Makes a document have a face wherever it is asked for, as on most desktops and phones. */
export function withFace(face: keyof typeof files, html: string): string {
  const weights = { '': 400, ' Bold': 700 };
  return Object.entries(weights).reduce((text, [suffix, weight]) => {
    const name = `local('${face}${suffix}')`;
    if (!text.includes(name)) throw new Error(`The document asks for no ${name}.`);
    const data = readFileSync(require.resolve(`${files[face]}-latin-${weight}-normal.woff2`));
    return text.replaceAll(name, `url(data:font/woff2;base64,${data.toString('base64')})`);
  }, html);
}

/** Makes a document go without its web font. */
export const withoutWebFont = (html: string): string =>
  html.replaceAll(/\/fonts\/[\w-]+\.woff2/g, '/fonts/none.woff2');
