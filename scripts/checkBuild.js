const { brotliCompressSync } = require('node:zlib');
const { JSDOM } = require('jsdom');
const { addressOf, documentOf, isServed } = require('./siteFiles');

const SITE = 'https://site.example'; // a placeholder for the site's origin

/**
 * A webpack plugin. Fails a production build if a file is over budget or a document lacks something that it needs. Also
 * removes the file of the entry, because each document contains its code.
 * @param {typeof import('../src/theme/webFont')} webFont
 * @returns {(compiler: import('webpack').Compiler) => void}
 */
exports.checkBuild =
  (webFont) =>
  ({ hooks, webpack: { Compilation, WebpackError } }) => {
    // At this stage all files exist, and none is compressed yet.
    const options = { name: 'checks', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE };
    // Not `compilation`, which also runs for the template of each document.
    hooks.thisCompilation.tap(options.name, (compilation) => {
      compilation.hooks.processAssets.tap(options, (assets) => {
        // If the build has failed already, its own message is clearer.
        if (compilation.errors.length > 0) return;
        const files = new Map(
          Object.entries(assets).map(([name, source]) => [name, Buffer.from(source.buffer())]),
        );
        const documents = [...files.keys()].filter((name) => name.endsWith('.html'));
        const problems = [
          ...[...files].map(([name, content]) => exports.checkBudget(name, content)),
          ...documents.flatMap((name) => exports.findProblems(name, files)),
          exports.checkCharacters(
            documents.map((name) => String(files.get(name))),
            webFont,
          ),
        ];
        for (const problem of problems)
          if (problem) compilation.errors.push(new WebpackError(problem));
        compilation.deleteAsset('assets/entry.js'); // each document contains it: see document.tsx
      });
    });
  };

/**
 * @param {Record<string, import('../src/content/pages').Page>} pages
 * @throws {Error} if a path in src/content/pages.ts cannot be served, or a translation does not lead back
 */
exports.checkPages = (pages) => {
  for (const [path, { translations = {} }] of Object.entries(pages)) {
    const file = documentOf(path);
    if (path !== '*' && !(isServed(file) && addressOf(file) === path)) {
      throw new Error(
        `The page "${path}" in src/content/pages.ts cannot be served. Write a path such as /pricing: after each "/", letters, digits, ".", "-" and "_", and no "/" at the end. Not /index and /404, which are names of files.`,
      );
    }
    for (const other of Object.values(translations)) {
      if (!Object.values(pages[other]?.translations ?? {}).some((page) => page === path)) {
        throw new Error(
          `In src/content/pages.ts, "${path}" has the translation "${other}", but "${other}" does not have the translation "${path}". Add both pages, and each to the translations of the other, because search engines ignore a link in one direction.`,
        );
      }
    }
  }
};

/**
 * Budgets in bytes after brotli compression, and what to do about a larger file. The first match applies.
 * 14,600 bytes is what a server sends before it waits for the first acknowledgement (RFC 6928).
 * @type {[files: RegExp, bytes: number, advice: string][]}
 */
const budgets = [
  [/\.html$/, 14_600, 'Shorten the text in src/content/, or look for duplicate styles.'],
  [
    /^assets\/entry\.js$/,
    1_000,
    'Every visitor loads this code. Look for a large import in src/client/entry.ts and menu.ts. If every visitor needs all of it, raise this budget in scripts/checkBuild.js.',
  ],
  [
    /^assets\/.*\.js$/,
    100_000,
    'It has the text of every page, so it grows with the content. If you need more text, raise this budget in scripts/checkBuild.js. Otherwise look for a large dependency: npx webpack --mode production --stats-modules-space 99.',
  ],
  [
    /\.(jpe?g|webp|avif)$|^images\/.*\.png$/,
    150_000,
    'Export it with fewer pixels or colours: a photograph as AVIF, WebP or JPEG, a share image as JPEG or PNG.',
  ],
  [/^images\/hero/, 8_000, 'Draw fewer curves or fewer points in art/.'],
  [/^images\/.*\.svg$/, 10_000, 'Draw fewer points in art/, or simplify the imported SVG.'],
  [/^images\//, 10_000, 'Save photographs as JPEG, WebP or AVIF, and drawings as SVG.'],
  [/\.woff2$/, 30_000, 'Keep fewer characters, or choose a smaller font, in src/theme/webFont.ts.'],
];

/**
 * @param {string} name a file of the site
 * @param {Buffer} content
 * @returns {string | undefined} by how much it is over budget, and what to do
 */
exports.checkBudget = (name, content) => {
  const budgetOfFile = budgets.find(([files]) => files.test(name));
  if (!budgetOfFile) return undefined; // for instance a video, which would take long to compress
  const [, budget, advice] = budgetOfFile;
  const bytes = brotliCompressSync(content).length;
  if (bytes <= budget) return undefined;
  return `${name} weighs ${bytes} bytes compressed, ${bytes - budget} over its budget of ${budget}. ${advice}`;
};

/**
 * Finds links and files that do not exist, forms that cannot be sent, and missing words.
 * @param {string} name of a document
 * @param {Map<string, Buffer>} files all files of the site, by name
 * @returns {string[]} what is wrong, and what to do
 */
exports.findProblems = (name, files) => {
  const read = (/** @type {string} */ file) => new JSDOM(String(files.get(file))).window.document;
  const document = read(name);
  const problemOf = (/** @type {string} */ address) => {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return []; // another site, or for instance mailto:
    if (!/^[/#]/.test(address)) {
      return `refers to "${address}", which has no "/" at its start. Write asset('/images/…') for a file in static/images/, "/" and a path for a page, and "https://" for another site.`;
    }
    const { pathname, search, hash } = new URL(address, SITE);
    const isHere = address.startsWith('#');
    const file = isHere ? name : [...files.keys()].find((file) => addressOf(file) === pathname);
    if (!file) {
      return `refers to ${pathname}, which is neither a page in src/content/pages.ts nor a file in static/. Add it, or correct the address.`;
    }
    if (/^(images|fonts)\//.test(file) && search === '') {
      return `refers to ${pathname} without a version, so browsers keep it for a year. Write asset('${pathname}') in src/.`;
    }
    if (!file.endsWith('.html') || ['', '#top'].includes(hash)) return [];
    const target = isHere ? document : read(file);
    if ([...target.querySelectorAll('[id]')].some(({ id }) => encodeURI(`#${id}`) === hash))
      return [];
    return `refers to ${address}, but no element has that id. For a section of Home, write /#id in src/content/.`;
  };
  const problems = [
    ...addressesIn(document).flatMap(problemOf),
    ...blockedForms(document),
    ...missingWords(document),
  ];
  return [...new Set(problems)].map((problem) => `${name} ${problem}`);
};

/** The URLs in a document, except where its forms are sent. @param {Document} document */
const addressesIn = (document) => [
  ...['src', 'href', 'poster'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) =>
      String(element.getAttribute(name)),
    ),
  ),
  // In "/a.jpg 640w, /b.jpg 1280w", only the URLs have slashes.
  ...[...document.querySelectorAll('[srcset]')].flatMap(
    (element) => element.getAttribute('srcset')?.match(/[^\s,]*\/[^\s,]*/g) ?? [],
  ),
  ...[...document.querySelectorAll('[property="og:image"]')].map((element) =>
    String(element.getAttribute('content')).replace(/^https:\/\/[^/]*/, ''),
  ),
];

/** Forms that the browser would send somewhere, but the policy does not allow it. @param {Document} document */
const blockedForms = (document) => {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  const allowed = /form-action ([^;]*)/.exec(policy?.getAttribute('content') ?? '')?.[1] ?? '';
  return [...document.querySelectorAll('form[action]')]
    .map((form) => String(form.getAttribute('action')))
    .filter((action) => {
      const { origin } = new URL(action, SITE);
      return !allowed.split(' ').includes(origin === SITE ? "'self'" : origin);
    })
    .map(
      (action) =>
        `sends a form to ${action}, which the content security policy blocks. In src/content/, use one endpoint in all languages, and for another form, see otherOrigins in src/prerender/csp.ts.`,
    );
};

const WORDED = 'a, button, dd, dt, figcaption, h1, h2, h3, h4, label, li, option, p, time, title';

/** @param {Document} document */
const missingWords = (document) =>
  [...document.querySelectorAll(WORDED)]
    // A status is empty at first.
    .filter((element) => element.innerHTML === '' && element.role !== 'status')
    .map(({ localName }) => `has an empty <${localName}>. Write its text in src/content/.`);

/**
 * Finds characters in documents that no font file has a glyph for.
 * @param {string[]} documents as HTML
 * @param {Pick<typeof import('../src/theme/webFont'), 'files' | 'systemScripts'>} webFont
 * @returns {string | undefined} the characters, and what to do
 */
exports.checkCharacters = (documents, { files, systemScripts }) => {
  const known = new Set(files.flatMap(({ characters }) => [...characters]));
  // A space, an invisible character, or one for which a system font is used.
  const scripts = systemScripts.map((script) => `|\\p{Script_Extensions=${script}}`).join('');
  const needsNoGlyph = new RegExp(`\\s|\\p{Cf}${scripts}`, 'u');
  const missing = [...new Set(documents.map(textOf).join(''))].filter(
    (character) => !known.has(character) && !needsNoGlyph.test(character),
  );
  if (missing.length === 0) return undefined;
  return `The web font lacks these characters: ${missing.join(' ')} In src/theme/webFont.ts add them to the characters and run npm run art, add a font file, or add their script to systemScripts. Or reword the text in src/content/.`;
};

/** The visible text. @param {string} html */
const textOf = (html) => {
  const { body } = new JSDOM(html).window.document;
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return body.textContent ?? '';
};
