/* Which files the site has, and at which path servers send each. deploy/nginx.conf has the same rules. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const STATIC = path.join(__dirname, '../static');

/** What operating systems and editors leave behind: hidden files, backups, and the files of Windows Explorer. */
const LEFTOVER = /(^|\/)(\.(?!well-known\/)|#|Thumbs\.db$|desktop\.ini$)|(~|\.orig|\.bak)$/i;

/** What a host reads, and no visitor gets: Netlify, Cloudflare, Apache, GitHub Pages. */
const HOST_FILES = [
  '_headers',
  '_redirects',
  '_routes.json',
  '.assetsignore',
  '.htaccess',
  '.nojekyll',
];

/** Whether every server sends a file with this name. */
const isServed = (name: string) =>
  /^(\.well-known\/)?[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/i.test(name) && !/\.(br|gz)$/i.test(name);

/** The files in a folder and its subfolders, with "/" in their paths. */
export const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** The files in static/ that the site has. */
export const staticFiles = (directory = STATIC): string[] =>
  filesIn(directory).filter((name) => HOST_FILES.includes(name) || !LEFTOVER.test(name));

/**
 * Changes when a file in static/ changes. It is in the URLs of images and fonts, so that browsers can cache them for a
 * year. The names stay the same, so that pages that were opened before a deployment find them.
 */
export function staticVersion(directory = STATIC): string {
  const hash = createHash('sha256');
  for (const name of staticFiles(directory))
    hash.update(name).update(readFileSync(path.join(directory, name)));
  return hash.digest('hex').slice(0, 8);
}

/** The file of a page's document. The page is a path in src/content/pages.ts. */
export function documentOf(page: string): string {
  if (page === '/') return 'index.html';
  return page === '*' ? '404.html' : `${page.slice(1)}.html`;
}

/**
 * The path at which servers send a file. A document has only one, without ".html".
 * @returns undefined for the 404 document, compressed copies and files of the host
 */
export function addressOf(file: string): string | undefined {
  if (file === 'index.html') return '/';
  return file === '404.html' || !isServed(file) ? undefined : `/${file.replace(/\.html$/, '')}`;
}

/**
 * Checks the names of files in static/.
 * @throws {Error} if a file cannot be published
 */
export function checkNames(names: string[]): void {
  for (const name of names) {
    if (/\.html?$/i.test(name)) {
      throw new Error(
        `static/${name} cannot be published, because static/ may not have HTML files. For a page, see "A page" in docs/changing.md. To prove to a search engine that you own the site, add its <meta> to build/document.tsx.`,
      );
    }
    if (!HOST_FILES.includes(name) && !isServed(name)) {
      throw new Error(
        `static/${name} cannot be published, because servers do not send files with this name. Rename it and its folders: use letters, digits, ".", "-" and "_", begin with a letter or digit, and do not end with .gz or .br.`,
      );
    }
  }
}

/**
 * Checks the paths of pages.
 * @throws {Error} if a page cannot be served
 */
export function checkPaths(pages: string[]): void {
  for (const page of pages) {
    if (page !== '*' && addressOf(documentOf(page)) !== page) {
      throw new Error(
        `The page "${page}" in src/content/pages.ts cannot be served. Write a path such as /pricing or /jobs/london: after each "/" a letter or digit, then letters, digits, ".", "-" and "_". Not /index and /404, which are names of files.`,
      );
    }
  }
}
