const { brotliCompressSync } = require('node:zlib');
const { JSDOM } = require('jsdom');
const { filesFor } = require('./paths');

const SITE = 'https://site.example'; // a placeholder for the site's origin

/**
 * A webpack plugin. Fails a production build if a file is over budget or a document lacks something that it needs. Also
 * removes the file of the entry, because each document contains its code.
 * @param {typeof import('../src/theme/webFont')} webFont
 * @param {string[]} documentNames the documents of the pages. Other HTML files, from static/, are not checked
 * @returns {(compiler: import('webpack').Compiler) => void}
 */
exports.checkBuild =
  (webFont, documentNames) =>
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
        for (const problem of checkFiles(files, webFont, documentNames))
          compilation.errors.push(new WebpackError(problem));
        compilation.deleteAsset('assets/entry.js');
      });
    });
  };

/**
 * @param {Map<string, Buffer>} files all files of the site, by path
 * @param {typeof import('../src/theme/webFont')} webFont
 * @param {string[]} documentNames
 */
function checkFiles(files, webFont, documentNames) {
  /** @type {string[]} */
  const documents = [];
  const problems = [];
  for (const [name, content] of files) {
    const isDocument = documentNames.includes(name);
    if (isDocument || !name.endsWith('.html')) problems.push(exports.checkBudget(name, content));
    if (isDocument) {
      documents.push(String(content));
      problems.push(...exports.findProblems(name, String(content), files));
    }
  }
  problems.push(exports.checkCharacters(documents, webFont));
  return problems.filter((problem) => problem !== undefined);
}

/**
 * @param {Record<string, import('../src/content/pages').Page>} pages
 * @throws {Error} if a path in src/content/pages.ts cannot be served, or a translation is no page
 */
exports.checkPages = (pages) => {
  for (const [path, { translations = {} }] of Object.entries(pages)) {
    if (path !== '*' && filesFor(path).length === 0) {
      throw new Error(
        `The page "${path}" in src/content/pages.ts cannot be served. Write a path such as /pricing: after each "/", letters, digits, ".", "-" and "_", and no "/" at the end. Not /index and /404, which are names of files.`,
      );
    }
    for (const other of Object.values(translations)) {
      if (!Object.hasOwn(pages, other)) {
        throw new Error(
          `In src/content/pages.ts, "${path}" has the translation "${other}", which is no page. Add it to the table, or remove it from the translations.`,
        );
      }
      const back = Object.values(pages[other]?.translations ?? {});
      if (!back.some((page) => page === path)) {
        throw new Error(
          `In src/content/pages.ts, "${path}" has the translation "${other}", but not the other way round. Add "${path}" to its translations, because search engines ignore the link otherwise.`,
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
  [/^assets\/entry\.js$/, 1_000, 'Move code from src/client/entry.ts to hydrate.tsx.'],
  [
    /^assets\/.*\.js$/,
    100_000,
    'It has the text of every page, so it grows with the content. If you need more text, raise this budget in build/checks.js. Otherwise look for a large dependency: npx webpack --mode production --stats-modules-space 99.',
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

/** Elements that load a file. */
const LOADING =
  'script[src], img, source, use[href], iframe[src], audio[src], video, link:is([rel$=icon], [rel=stylesheet], [rel=manifest], [as=font])';

/**
 * Finds problems in a document: links and files that do not exist, forms that cannot be sent, ids that are not unique, and
 * empty elements.
 * @param {string} name of the document
 * @param {string} html its text
 * @param {Map<string, Buffer>} files all files of the site, by path
 * @returns {string[]} messages that say what is wrong and what to do
 */
exports.findProblems = (name, html, files) => {
  const { document } = new JSDOM(html).window;
  const problems = [
    ...missingFiles(document, files),
    ...missingTargets(document, files),
    ...blockedForms(document),
    ...repeatedIds(document),
    ...missingWords(document),
  ];
  return [...new Set(problems)].map((problem) => `${name} ${problem}`);
};

/** The URLs in the attributes of elements. @param {Document} document @param {string} selector @returns {string[]} */
const addressesIn = (document, selector) =>
  [...document.querySelectorAll(selector)].flatMap((element) => [
    ...['src', 'href', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
    // In "/a.jpg 640w, /b.jpg 1280w", only the URLs have slashes.
    ...(element.getAttribute('srcset')?.match(/[^\s,]*\/[^\s,]*/g) ?? []),
  ]);

/** @param {Document} document @param {Map<string, Buffer>} files */
const missingFiles = (document, files) => {
  const preview = document.querySelector('[property="og:image"]')?.getAttribute('content');
  const addresses = addressesIn(document, LOADING).filter((address) => !/^#/.test(address));
  if (preview) addresses.push(new URL(preview).pathname + new URL(preview).search);
  return addresses.flatMap((address) => problemOfFile(address, files) ?? []);
};

/** A URL of another site, or one such as `mailto:`. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const WHY_REFUSED =
  'a file that servers do not send. Rename it: use letters, digits, ".", "-" and "_", begin with a letter or digit, and do not end with .gz or .br.';

/** @param {string} address @param {Map<string, Buffer>} files */
function problemOfFile(address, files) {
  if (ELSEWHERE.test(address)) return undefined;
  if (!address.startsWith('/')) {
    return `refers to "${address}", which has no "/" at its start. Write asset('/images/…') for a file in static/images/.`;
  }
  const { pathname, search } = new URL(address, SITE);
  if (!fileFor(pathname, files)) {
    return files.has(decode(pathname).slice(1))
      ? `refers to ${pathname}, ${WHY_REFUSED}`
      : `refers to ${pathname}, which is not in static/. Put the file there, or fix the URL.`;
  }
  if (/^\/(images|fonts)\//.test(pathname) && search === '') {
    return `refers to ${pathname} without a version, so browsers keep it for a year. Write asset('${pathname}') in src/.`;
  }
  return undefined;
}

/** Decodes a part of a URL. @param {string} part @returns {string} the same if it is malformed, such as "50%" */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The file that servers send for a path. @param {string} pathname @param {Map<string, Buffer>} files */
const fileFor = (pathname, files) => filesFor(pathname).find((name) => files.has(name.slice(1)));

/** @param {Document} document @param {Map<string, Buffer>} files */
const missingTargets = (document, files) =>
  addressesIn(document, 'a[href]').flatMap(
    (address) => problemOfLink(address, document, files) ?? [],
  );

/** @param {string} address @param {Document} document that has the link @param {Map<string, Buffer>} files */
function problemOfLink(address, document, files) {
  if (ELSEWHERE.test(address)) return undefined;
  if (!/^[/#]/.test(address)) {
    return `links to "${address}", which has no "/" at its start. Begin the href in src/content/ with "/" for a page, or with "https://" for another site.`;
  }
  const { pathname, hash } = new URL(address, SITE);
  let target = document;
  if (!address.startsWith('#')) {
    const file = fileFor(pathname, files);
    if (!file) {
      const exists = files.has(decode(pathname).slice(1));
      // A page's document exists, but its name is no address.
      if (exists && !pathname.endsWith('.html')) return `links to ${pathname}, ${WHY_REFUSED}`;
      return `links to ${pathname}, which is neither a page in src/content/pages.ts nor a file in static/. Add it, or fix the href in src/content/.`;
    }
    if (!file.endsWith('.html') || hash === '') return undefined; // for instance a PDF
    target = new JSDOM(files.get(file.slice(1))).window.document;
  }
  if (hash === '' || target.getElementById(decode(hash.slice(1)))) return undefined;
  return `links to ${address}, but no element has that id. For a section of Home, write /#id in src/content/.`;
}

/** Forms that the browser would send somewhere, but the policy does not allow it. @param {Document} document */
const blockedForms = (document) => {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  const allowed = /form-action ([^;]*)/.exec(policy?.getAttribute('content') ?? '')?.[1] ?? '';
  return [...document.querySelectorAll('form[action]')]
    .map((form) => form.getAttribute('action') ?? '')
    .filter((action) => {
      const { origin } = new URL(action, SITE);
      return !allowed.split(' ').includes(origin === SITE ? "'self'" : origin);
    })
    .map(
      (action) =>
        `sends a form to ${action}, which the content security policy blocks. In src/content/, use one endpoint in all languages, and for another form, see otherOrigins in src/prerender/csp.ts.`,
    );
};

/** @param {Document} document */
const repeatedIds = (document) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) < i)
    .map((id) => `has two elements with the id "${id}". Change the id in src/content/.`);
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
 * @returns {string | undefined} each character once, with the number of texts that contain it, and what to do
 */
exports.checkCharacters = (documents, { files, systemScripts }) => {
  const known = files.map(({ characters }) => characters).join('');
  const systemFonts = systemScripts.map(
    (script) => new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
  );
  const isKnown = (/** @type {string} */ character) =>
    /[\s\p{Cf}]/u.test(character) || // a space, or invisible
    known.includes(character) ||
    systemFonts.some((script) => script.test(character));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of new Set(documents.flatMap(textsIn))) {
    for (const character of new Set(text)) {
      if (!isKnown(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return undefined;
  const list = [...counts].map(
    ([character, n]) => `"${character}" in ${n} text${n > 1 ? 's' : ''}`,
  );
  return `The web font lacks ${list.join(', ')}. In src/theme/webFont.ts add them to the characters and run npm run art, add a font file, or add their script to systemScripts. Or reword the text in src/content/.`;
};

/** The visible text nodes. @param {string} html @returns {string[]} */
const textsIn = (html) =>
  [...new JSDOM(html).window.document.body.querySelectorAll('*:not(script, style)')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeName }) => nodeName === '#text')
    .map(({ nodeValue }) => nodeValue ?? '');
