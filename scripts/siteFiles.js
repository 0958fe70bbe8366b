// Which files the site has, and at which path servers send each. deploy/nginx.conf has the same rules.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

exports.STATIC = path.join(__dirname, '../static');

/** What operating systems and editors leave behind: hidden files, backups, and the files of Windows Explorer. */
const LEFTOVER = /(^|\/)(\.(?!well-known\/)|#|Thumbs\.db$|desktop\.ini$)|(~|\.orig|\.bak)$/i;

/** Whether every server sends a file with this name. @param {string} name */
exports.isServed = (name) =>
  /^(\.well-known\/)?\w[\w.-]*(\/\w[\w.-]*)*$/.test(name) && !/\.(br|gz)$/i.test(name);

/** The files in a folder and its subfolders, with "/" in their paths. @param {string} directory */
exports.filesIn = (directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** The files in static/ that the site has. */
exports.staticFiles = (directory = exports.STATIC) =>
  exports.filesIn(directory).filter((name) => !LEFTOVER.test(name));

/**
 * @param {string[]} names of files in static/
 * @throws {Error} if a file cannot be published
 */
exports.checkNames = (names) => {
  for (const name of names) {
    if (/\.html?$/i.test(name)) {
      throw new Error(
        `static/${name} cannot be published, because static/ may not have HTML files. To prove to a search engine that you own the site, add its <meta> to src/prerender/document.tsx, or use a DNS record. For a page, see "A page" in docs/changing.md.`,
      );
    }
    if (!exports.isServed(name)) {
      throw new Error(
        `static/${name} cannot be published, because servers do not send files with this name. Rename it: use letters, digits, ".", "-" and "_", begin with a letter or digit, and do not end with .gz or .br.`,
      );
    }
  }
};

/**
 * Changes when a file in static/ changes. It is in the URLs of images and fonts, so that browsers can cache them for a
 * year. The names stay the same, so that pages that were opened before a deployment find them.
 */
exports.staticVersion = (directory = exports.STATIC) => {
  const hash = createHash('sha256');
  for (const name of exports.staticFiles(directory))
    hash.update(name).update(readFileSync(path.join(directory, name)));
  return hash.digest('hex').slice(0, 8);
};

/** The file of a page's document. @param {string} page a path in src/content/pages.ts */
exports.documentOf = (page) => {
  if (page === '/') return 'index.html';
  return page === '*' ? '404.html' : `${page.slice(1)}.html`;
};

/**
 * The path at which servers send a file. A document has only one, without ".html".
 * @param {string} file
 * @returns {string | undefined} undefined for the 404 document, compressed copies and files such as _headers
 */
exports.addressOf = (file) => {
  if (file === 'index.html') return '/';
  return /^(404\.html$|_)|\.(br|gz)$/.test(file) ? undefined : `/${file.replace(/\.html$/, '')}`;
};
