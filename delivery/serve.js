const { existsSync, readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const sirv = require('sirv');
const { headersFor, parseHeaders } = require('./headers');

/**
 * Serves a production build the way a good static host does: clean addresses, 404.html with its status for
 * everything else, the headers of the build's own `_headers`, revalidation and compression.
 * @param {object} options
 * @param {string} options.directory the build
 * @param {number} [options.port] 0 for any free one
 * @param {string} [options.fallback] a document that answers every unknown path with status 200, as hosts do
 * that are set up for single-page apps
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address, without a slash at the end
 * @throws {Error} if the directory holds no build, or the port is taken
 */
exports.serve = async ({ directory, port = 0, fallback }) => {
  const headers = path.join(directory, '_headers');
  if (!existsSync(headers))
    throw new Error(`There is no build in ${directory}. Run: npm run build`);
  const rules = parseHeaders(readFileSync(headers, 'utf8'));
  // Looks at the files anew for each request: a build may have ended meanwhile.
  const send = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // The one type that it does not know.
    setHeaders: (response, file) => {
      if (file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const server = createServer((request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    const known = fileOf(directory, address);
    const isFound = known !== undefined || fallback !== undefined;
    // An unknown path gets no rule of the directory it would be in: a missing file must not be kept for a year.
    for (const header of Object.entries(headersFor(rules, isFound ? address : '/404'))) {
      response.setHeader(...header);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    request.url = `/${known ?? fallback ?? '404.html'}`;
    if (!isFound) {
      // sirv knows no other status for a file that is there, unless it is asked for less than the whole.
      request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
      const { writeHead } = response;
      response.writeHead = (/** @type {number} */ _, /** @type {any} */ own) =>
        writeHead.call(response, 404, own);
    }
    // Files are missing only while a build replaces them.
    send(request, response, () => {
      response.writeHead(503).end();
    });
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * The rules of nginx.conf: only the address as it was sent counts, and neither a document's file name, a compressed
 * copy nor a file of the host's own (`_headers`) is one.
 * @param {string} directory
 * @param {string} address
 * @returns {string | undefined} the file that answers
 */
function fileOf(directory, address) {
  if (address === '/') return 'index.html';
  const isPlain = /^(\/(\.well-known|[a-z0-9][\w-]*(\.[\w-]+)*))+$/i.test(address);
  if (!isPlain || /^\/(index|404)$|\.(html|br|gz)$/.test(address)) return undefined;
  const candidates = [`${address.slice(1)}.html`, address.slice(1)];
  return candidates.find((file) => isFile(path.join(directory, file)));
}

/** @param {string} file of a visitor's choice, which may be too long a name for the system */
function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
