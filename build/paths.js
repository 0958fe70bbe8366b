// Which paths lead to which files: used by the build, the dev server and the preview. deploy/nginx.conf has the same rules.

// Each part begins with a letter or digit, so that hidden files are excluded, except .well-known.
const ALLOWED = /^(\/(\.well-known|[a-z0-9][\w-]*(\.[\w-]+)*))+$/i;

// The documents that pages share, and compressed copies.
const REFUSED = /^\/(index|404)$|\.(br|gz)$/i;

/** Whether a path may lead to a file. @param {string} path */
exports.isFilePath = (path) => ALLOWED.test(path) && !REFUSED.test(path);

/**
 * The files that may be sent for a path. Servers add ".html" to find the document of a page. They never send a document at
 * the address of its file name, because each page has one address.
 *
 *   path         file              what it is
 *   /logo.png    logo.png          a file
 *   /about       about.html        the document of a page
 *   /about.html  -                 an unknown path
 *
 * An HTML file in static/ should be sent at its own name. So the build writes it twice, and the same rule finds both:
 *
 *   /plan.html   plan.html.html    the second copy of static/plan.html
 *   /plan        plan.html         the first
 *
 * @param {string} path
 */
exports.filesFor = (path) => {
  if (path === '/') return ['/index.html'];
  if (!exports.isFilePath(path)) return [];
  return path.endsWith('.html') ? [`${path}.html`] : [path, `${path}.html`];
};
