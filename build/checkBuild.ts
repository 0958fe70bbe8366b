import { JSDOM } from 'jsdom';
import type { Compiler } from 'webpack';
import { webFont } from '../src/theme/webFont';
import { addressOf } from './siteFiles';

/**
 * A webpack plugin. Fails a production build if a file is over budget or a document lacks something that it needs. Also
 * removes the file of the entry, because each document contains its code.
 */
export function checkBuild({ hooks, webpack: { Compilation, WebpackError } }: Compiler): void {
  // At this stage all files exist, and their compressed copies.
  const options = { name: 'checkBuild', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
  // Not `compilation`, which also runs for the template of each document.
  hooks.thisCompilation.tap(options.name, (compilation) => {
    compilation.hooks.processAssets.tap(options, (assets) => {
      // If the build has failed already, its own message is clearer.
      if (compilation.errors.length > 0) return;
      const files = new Map(
        Object.entries(assets).map(([name, source]) => [name, Buffer.from(source.buffer())]),
      );
      const problems = [...files].flatMap(([name, content]) => [
        ...checkBudget(name, (files.get(`${name}.br`) ?? content).length),
        ...(name.endsWith('.html') ? checkDocument(name, files) : []),
      ]);
      compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
      compilation.deleteAsset('assets/entry.js'); // and its compressed copies
    });
  });
}

/**
 * Budgets in bytes after brotli compression, and what to do about a larger file. The first match applies.
 * 14,600 bytes is what a server sends before it waits for the first acknowledgement (RFC 6928).
 */
const budgets: [files: RegExp, bytes: number, advice: string][] = [
  [/\.html$/, 14_600, 'Shorten its text in src/content/, or look for duplicate styles.'],
  [/^assets\/entry\.js$/, 1_000, 'Look for a large import in src/client/entry.ts.'],
  [/\.js$/, 100_000, 'Look for a large dependency, or shorten the text in src/content/.'],
  [
    /\.(jpe?g|png|webp|avif)$/,
    150_000,
    'Export it with fewer pixels or colours: a photograph as AVIF or WebP, a share image as JPEG.',
  ],
  [/^images\/hero/, 8_000, 'Draw fewer curves or points in art/drawings/hero.ts.'],
  [/\.svg$/, 10_000, 'Draw fewer curves or points, or save it as AVIF or WebP.'],
  [/\.woff2$/, 30_000, 'Keep fewer characters, or choose a smaller font, in src/theme/webFont.ts.'],
];

/**
 * What is wrong with the size of a file, and what to do.
 * @param bytes its size as it is sent, which is compressed for text
 */
export function checkBudget(name: string, bytes: number): string[] {
  const budgetOfFile = budgets.find(([files]) => files.test(name));
  if (!budgetOfFile) return []; // for instance a PDF
  const [, budget, advice] = budgetOfFile;
  if (bytes <= budget) return [];
  return [
    `${name} has ${bytes} bytes after compression, ${bytes - budget} over its budget. ${advice} If it has to be so large, raise its budget in build/checkBuild.ts.`,
  ];
}

/**
 * What is wrong in a document, and what to do.
 * @param files all files of the site, by name
 */
export function checkDocument(name: string, files: Map<string, Buffer>): string[] {
  const { document } = new JSDOM(String(files.get(name))).window;
  const problems = [
    ...brokenAddresses(document, files),
    ...blockedForms(document),
    ...missingWords(document),
    ...missingGlyphs(document),
  ];
  return [...new Set(problems)].map((problem) => `${name} ${problem}`);
}

/** A placeholder for the site's origin. */
const SITE = 'https://site.example';

function brokenAddresses(document: Document, files: Map<string, Buffer>): string[] {
  return addressesIn(document).flatMap((address) => {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return []; // another site, or for instance mailto:
    if (address.startsWith('#')) return hasTarget(document, address) ? [] : [withoutId(address)];
    const { pathname, search, hash } = new URL(address, SITE);
    const file = [...files.keys()].find((file) => addressOf(file) === pathname);
    if (!file || !address.startsWith('/')) {
      return [
        `refers to "${address.replace(/[?#].*/, '')}", which is neither a page nor a file. Write "/" and a path in src/content/pages.ts, asset('/…') for a file in static/, or "https://" for another site.`,
      ];
    }
    if (/^(images|fonts)\//.test(file) && search === '') {
      return [
        `refers to ${pathname} without a version, so browsers would keep an old one. Write asset('${pathname}').`,
      ];
    }
    if (!file.endsWith('.html')) return [];
    const page = new JSDOM(String(files.get(file))).window.document;
    return hasTarget(page, hash) ? [] : [withoutId(address)];
  });
}

const withoutId = (address: string) =>
  `refers to ${address}, but no element has that id. For a section of Home, write /#id in src/content/.`;

const hasTarget = (document: Document, hash: string) =>
  ['', '#top'].includes(hash) ||
  [...document.querySelectorAll('[id]')].some(({ id }) => encodeURI(`#${id}`) === hash);

/** The URLs in a document, except where its forms are sent. */
const addressesIn = (document: Document) => [
  ...Array.from(document.querySelectorAll('[src]'), (image) => image.getAttribute('src') ?? ''),
  ...Array.from(document.querySelectorAll('[href]'), (link) => link.getAttribute('href') ?? ''),
  // In "/a.jpg 640w, /b.jpg 1280w", only the URLs have slashes.
  ...Array.from(document.querySelectorAll('[srcset]')).flatMap(
    (image) => image.getAttribute('srcset')?.match(/[^\s,]*\/[^\s,]*/g) ?? [],
  ),
  ...Array.from(document.querySelectorAll('[property="og:image"]'), (meta) =>
    String(meta.getAttribute('content')).replace(/^https:\/\/[^/]*/, ''),
  ),
];

/** Forms that the browser would send somewhere, but the policy does not allow it. */
function blockedForms(document: Document): string[] {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  const allowed = /form-action ([^;]*)/.exec(policy?.getAttribute('content') ?? '')?.[1] ?? '';
  return Array.from(document.querySelectorAll('form[action]'), (form) =>
    String(form.getAttribute('action')),
  )
    .filter((action) => {
      const { origin } = new URL(action, SITE);
      return !allowed.split(' ').includes(origin === SITE ? "'self'" : origin);
    })
    .map(
      (action) =>
        `sends a form to ${action}, which the content security policy blocks. Allow its origin in form-action in build/csp.ts.`,
    );
}

const WORDED = 'a, button, dd, dt, figcaption, h1, h2, h3, h4, label, li, option, p, time, title';

const missingWords = (document: Document) =>
  [...document.querySelectorAll(WORDED)]
    // A status is empty at first.
    .filter((element) => element.innerHTML === '' && element.role !== 'status')
    .map(({ localName }) => `has an empty <${localName}>. Write its text in src/content/.`);

/** Visible characters that the web font does not have. */
function missingGlyphs(document: Document): string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const code of body.querySelectorAll('script, style')) code.remove();
  const missing = [...new Set(body.textContent)].filter(
    (character) => !webFont.characters.includes(character) && !/\s|\p{Cf}/u.test(character),
  );
  if (missing.length === 0) return [];
  return [
    `has characters that the web font lacks: ${missing.join(' ')} Add them to the characters in src/theme/webFont.ts and run npm run art, or reword the text in src/content/.`,
  ];
}
