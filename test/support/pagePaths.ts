import { pages } from '../../src/content/pages';

/** A path for each page. */
export const pagePaths = Object.keys(pages).map((path) => (path === '*' ? '/nope' : path));

/** The paths of all pages except Home and the 404. */
export const otherPages = Object.keys(pages).filter((path) => path !== '/' && path !== '*');

/** Paths that resemble a page or a file. The app, `npm run preview` and nginx show the red 404 there. */
export const notFoundPaths = [
  ...[
    '/nope',
    '/about/',
    '/ABOUT',
    '/about.html',
    '/about/team',
    '/%61bout',
    '//about',
    '/about%20',
  ],
  ...['/index', '/index.html', '/404', '/404.html', '/constructor', '/%', '/%00', '/a/../nope'],
  ...['/images', '/images/', '/images/no.svg', '/_headers', '/.git/config', '/index.html.br'],
  ...['/robots.txt/x', '/%0D%0AX-Injected:%20yes', `/${'a'.repeat(300)}`],
].filter((path) => !Object.hasOwn(pages, path));
