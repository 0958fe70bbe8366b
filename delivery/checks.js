const { brotliCompressSync } = require('node:zlib');
const { fromSource } = require('./fromSource');

/** @type {typeof import('../src/theme/characters')} */
const { characters } = fromSource('theme/characters.ts');

/**
 * What the content names and nobody has written or drawn yet.
 * @param {object} sources
 * @param {unknown} sources.content everything in src/content/
 * @param {readonly { component: string }[]} sources.pages
 * @param {string} sources.router the text of src/router/Router.tsx
 * @param {Record<'picture' | 'glyph', readonly string[]>} sources.drawn the names of what there is
 * @returns {string[]} a message for each: what is missing, and what to do
 */
exports.missingParts = ({ content, pages, router, drawn }) => [
  ...pages
    .filter(({ component }) => !new RegExp(`^  ${component}\\b`, 'm').test(router))
    .map(
      ({ component }) =>
        `src/content/pages.ts names ${component}, which src/router/Router.tsx doesn't know. Write src/pages/${component}.tsx, and add its line in src/router/Router.tsx.`,
    ),
  ...Object.entries(drawn).flatMap(([kind, names]) =>
    [...JSON.stringify(content).matchAll(new RegExp(`"${kind}":"([^"]*)"`, 'g'))]
      .map(([, name]) => String(name))
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `src/content/ names the ${kind} "${name}", which is not drawn. Draw it in ${kind === 'glyph' ? 'art/glyphs.mjs' : 'art/draw.mjs'} and run npm run art, or name one of: ${names.join(', ')}.`,
      ),
  ),
];

/**
 * How many bytes each file may weigh, compressed with brotli as it travels, and what to do otherwise. The first that
 * matches counts. 14,600 bytes are what a server sends before it waits for the visitor's first answer (RFC 6928).
 * @type {[files: RegExp, bytes: number, advice: string][]}
 */
const budgets = [
  [/\.html$/, 14_600, 'Shorten src/content/, or look for styles that are written twice.'],
  [/^assets\/index\.js$/, 1_000, 'src/index.ts waits only: move the rest to src/hydrate.tsx.'],
  [
    /^assets\/.*\.js$/,
    90_000,
    'Shorten the words in src/content/, which travel in it, too, or look for a new or heavier dependency: npx webpack --mode production --stats-modules-space 99.',
  ],
  [/\.(jpe?g|webp|avif)$/, 150_000, 'Export the photograph as AVIF or WebP, 1,600 pixels at most.'],
  [/^images\/share\.png$/, 150_000, 'Draw the share picture in art/ with fewer colours.'],
  [/^images\/hero/, 8_000, 'Draw fewer curves or fewer points in art/.'],
  [/^images\/.*\.svg$/, 10_000, 'Draw fewer points in art/, or simplify what was imported.'],
  [/^images\//, 10_000, 'Save a photograph as JPEG, WebP or AVIF, and draw in SVG.'],
  [
    /^fonts\/.*\.woff2$/,
    30_000,
    'Keep fewer characters in src/theme/characters.ts, or name a lighter font in src/theme/webFont.ts.',
  ],
];

/**
 * @param {string} name a file of the site
 * @param {Buffer} content
 * @returns {string | undefined} what is wrong with its weight, and what to do
 */
exports.overBudget = (name, content) => {
  const [, budget, advice] = budgets.find(([files]) => files.test(name)) ?? [];
  const bytes = budget === undefined ? 0 : brotliCompressSync(content).length;
  if (budget === undefined || bytes <= budget) return undefined;
  return `${name} weighs ${bytes} bytes compressed, ${bytes - budget} over its budget of ${budget}. ${advice}`;
};

/**
 * What does not belong together in a document and its files: what it refers to and isn't there, elements without
 * their word, characters that the font lacks, and a share picture that carries another name than the site.
 * @param {string} name a document
 * @param {string} html its text
 * @param {Map<string, Buffer>} files all files of the site
 * @returns {string[]} a message for each fault: what is wrong, and what to do
 */
exports.faultsOf = (name, html, files) => [
  ...[
    ...missingFiles(html, files),
    ...missingTargets(html),
    ...missingWords(html),
    ...missingCharacters(html),
  ].map((fault) => `${name} ${fault}`),
  ...outdatedPicture(html, files),
];

/** @param {string} html @param {Map<string, Buffer>} files */
function missingFiles(html, files) {
  const attributes = html.matchAll(/\s(?:src|href)="(\/[^"]*)"|url\(['"]?(\/[^'")]+)/g);
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
    String(set)
      .split(',')
      .map((candidate) => candidate.trim().split(/\s/)[0]),
  );
  const addresses = new Set([...[...attributes].map(([, a, b]) => a ?? b), ...sets].map(String));
  return [...addresses].flatMap((address) => {
    const { pathname, hash } = new URL(address, 'https://site.example');
    const file = pathname.slice(1);
    // A page is asked for without its ending.
    const isPage = !file.includes('.');
    const isAsked = isPage ? file !== '404' : !file.endsWith('.html');
    const content = isAsked && files.get(isPage ? `${file || 'index'}.html` : file);
    if (!content) {
      return isPage
        ? `links to ${pathname}, which is no page. Add it to src/content/pages.ts, or mend the href in src/content/.`
        : `refers to ${pathname}, which is not in static/. Draw it (npm run art), put it there, or mend the name in src/content/ (a font's in src/theme/webFont.ts).`;
    }
    if (hash === '' || content.includes(` id="${hash.slice(1)}"`)) return [];
    const remedy = isPage ? 'Mend the href' : 'Draw it in art/ (npm run art), or mend the name';
    return `refers to ${hash} of ${pathname}, which has none. ${remedy} in src/content/.`;
  });
}

/** @param {string} html */
const missingTargets = (html) =>
  [...html.matchAll(/\shref="#([^"]*)"/g)]
    .filter(([, id]) => !html.includes(` id="${id}"`))
    .map(
      ([, id]) =>
        `links to #${id}, which it lacks. For a part of the home page write /#${id} in src/content/.`,
    );

/** @param {string} html */
const missingWords = (html) =>
  [...html.matchAll(/<(a|button|dd|dt|figcaption|h[1-6]|label|li|p|time|title)(\s[^>]*)?><\/\1>/g)]
    .filter(([tag]) => !tag.includes(' role="status"')) // which speaks later
    .map(([tag]) => `has an empty ${tag}. Write its text in src/content/.`);

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** @param {string} text as React has escaped it */
const decode = (text) =>
  text.replace(/&(\w+|#x27);/g, (_, entity) => entities[/** @type {'amp'} */ (entity)] ?? '');

/** @param {string} html */
function missingCharacters(html) {
  const body = html.slice(html.indexOf('<body'));
  const text = decode(body.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '\n'));
  const lacking = [...text].filter(
    (character) => character > ' ' && !characters.includes(character),
  );
  return [...new Set(lacking)].map(
    (character) =>
      `shows "${character}" (in "${text.split('\n').find((line) => line.includes(character))}"), which the font lacks. Add it to src/theme/characters.ts and run npm run art, or write it otherwise in src/content/.`,
  );
}

/**
 * @param {string} html
 * @param {Map<string, Buffer>} files
 */
function outdatedPicture(html, files) {
  const property = (/** @type {string} */ name) =>
    decode(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  const [, file = ''] = /^https?:\/\/[^/]+\/([^?]+)/.exec(property('image')) ?? [];
  const title = titleIn(files.get(file));
  const name = property('site_name');
  return title === undefined || title === name
    ? []
    : [`${file} carries the name "${title}", but the site is called "${name}". Run npm run art.`];
}

/**
 * The name that art/icons.mjs writes into the share picture, beside drawing it.
 * https://www.w3.org/TR/png-3/#11iTXt
 * @param {Buffer | undefined} png
 */
function titleIn(png) {
  const head = 'iTXtTitle\0\0\0\0\0';
  const at = png?.indexOf(head) ?? -1;
  if (!png || at < 4) return undefined;
  const end = at + 4 + png.readUInt32BE(at - 4);
  return String(png.subarray(at + head.length, end));
}
