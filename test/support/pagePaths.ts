import { pages } from '../../src/content/pages';

/** A path for each page. */
export const pagePaths = Object.keys(pages).map((path) => (path === '*' ? '/nope' : path));

/** Paths that resemble a page or a file. The app, `npm run preview` and nginx show the red 404 there. */
export const notFoundPaths = [
  ...['/about/', '/ABOUT', '/aboutus', '/about/team', '/about.html', '/about;x=1', '/about@:.'],
  ...['/about%20', '/about%2F', '/%61bout', '/%C3%A1bout', '/%5Cabout', '//about', '//'],
  ...['/%0D%0AX-Injected:%20yes', '/%', '/%zz', '/%00', '/%E0%A4%A', '/%E2%82%AC'],
  ...['/%3Cscript%3E', '/a/../nope'],
  ...['/nope', '/index', '/assets', '/assets/', '/assets/no.js', '/images/no.svg', '/_headers'],
  ...['/.git/config', '/.deployed', '/index.html.br', '/assets/app.js.gz'],
  ...['/index.html', '/404', '/404.html', '/home', '/constructor', '/__proto__'],
  ...['/robots.txt/x', '/images', '/images/', '/..\\..\\package.json', `/${'a'.repeat(300)}`],
  `/${'very/long/'.repeat(200)}`,
].filter((path) => !Object.hasOwn(pages, path));
