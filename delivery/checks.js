const { brotliCompressSync } = require('node:zlib');

/**
 * How many bytes each file may weigh, compressed with brotli as it travels. The first that matches counts.
 * 14,600 bytes are what a server sends before it waits for the visitor's first answer (RFC 6928).
 * @type {{ files: RegExp, bytes: number, advice: string }[]}
 */
const budgets = [
  {
    files: /^index\.html$/,
    bytes: 14_600,
    advice: 'Shorten src/content/home.ts, or look for styles that are written twice in src/.',
  },
  {
    files: /^assets\/index\.js$/,
    bytes: 1_000,
    advice: 'src/index.ts is for waiting only: move the rest to src/hydrate.tsx.',
  },
  {
    files: /^assets\/.*\.js$/,
    bytes: 80_000,
    advice:
      'Look for a new or heavier dependency: npx webpack --mode production --stats-modules-space 99.',
  },
  {
    files: /^images\/share\.png$/,
    bytes: 150_000,
    advice: 'Draw the share picture in art/ with fewer colours.',
  },
  {
    files: /^images\/hero/,
    bytes: 8_000,
    advice: 'Draw fewer curves or fewer points in art/.',
  },
  { files: /^images\//, bytes: 10_000, advice: 'Draw fewer points in art/.' },
  {
    files: /^fonts\/.*\.woff2$/,
    bytes: 30_000,
    advice: 'Keep fewer glyphs or axes in art/font.mjs.',
  },
];

/**
 * @param {string} name a file of the site
 * @param {Buffer} content
 * @returns {string | undefined} what is wrong with its weight, and what to do
 */
exports.overBudget = (name, content) => {
  const budget = budgets.find(({ files }) => files.test(name));
  if (!budget) return undefined;
  const bytes = brotliCompressSync(content).length;
  if (bytes <= budget.bytes) return undefined;
  return `${name} weighs ${bytes} bytes compressed, ${bytes - budget.bytes} over its budget of ${budget.bytes}. ${budget.advice}`;
};

/**
 * @param {string} name a document
 * @param {string} html its text
 * @param {Set<string>} files the names of all files of the site
 * @returns {string[]} what it refers to that isn't there, and elements whose word is missing
 */
exports.faultsOf = (name, html, files) => {
  const local = html.matchAll(/\s(?:src|srcset|href)="\/([^"#?]+)|url\(['"]?\/([^'")?#]+)/gi);
  // A page is asked for without its ending.
  const exists = (/** @type {string} */ file) => files.has(file) || files.has(`${file}.html`);
  const missing = new Set(
    [...local].map(([, a, b]) => a ?? b ?? '').filter((file) => !exists(file)),
  );
  const empty = html.matchAll(/<(a|button|dd|dt|h[1-6]|label|li|p|time|title)(?:\s[^>]*)?><\/\1>/g);
  return [
    ...[...missing].map(
      (file) =>
        `${name} refers to /${file}, which is not in static/. Draw it (npm run art) or mend the name in src/content/.`,
    ),
    ...[...empty].map(([tag]) => `${name} has an empty ${tag}. Write its text in src/content/.`),
  ];
};
