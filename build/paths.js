// Which paths lead to which files: used by the build, the dev server and the preview. deploy/nginx.conf has the same rules.

// Paths that may lead to a file. Excluded are /index and /404, compressed copies, and hidden files except .well-known.
// Every part begins with a letter or digit.
const FILE_PATH = /^(?!\/(index|404)$|.*\.(br|gz)$)(\/(\.well-known|[a-z0-9][\w-]*(\.[\w-]+)*))+$/i;

exports.FILE_PATH = FILE_PATH;

/**
 * The files that may be sent for a path. Servers add ".html" to find the document of a page, and they never send that
 * document at its own name, because each page has one address. An HTML file in static/ keeps its address: for it, the
 * build adds a copy with a second ".html", so that the same rule finds it.
 *
 *   path         file              what it is
 *   /about       about.html        the document of a page
 *   /about.html  -                 an unknown path
 *   /plan.html   plan.html.html    the copy of static/plan.html
 *   /plan        plan.html         static/plan.html, found like a page
 *   /logo.png    logo.png          any other file
 *
 * @param {string} address
 */
exports.filesFor = (address) => {
  if (address === '/') return ['/index.html'];
  if (!FILE_PATH.test(address)) return [];
  return address.endsWith('.html') ? [`${address}.html`] : [address, `${address}.html`];
};
