const { createHash } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const { createServer } = require('node:http');
const path = require('node:path');
const { headersFor, parseHeaders } = require('./headers');

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** The documents that have a path of their own. */
const documents = new Map([
  ['/', 'index.html'],
  ['/about', 'about.html'],
]);

/** What travels compressed, best first: the name in `Accept-Encoding` and the ending of the file beside the plain one. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

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
  const read = (/** @type {string} */ name) => readFile(path.join(directory, name));
  await read('_headers').catch(() => {
    throw new Error(`There is no build in ${directory}. Run: npm run build`);
  });

  /**
   * @param {string} address the path as it was asked for
   * @returns {Promise<{ status: number, name: string, plain: Buffer }>}
   */
  const find = async (address) => {
    const name = documents.get(address) ?? fileAt(address);
    const plain = name === undefined ? undefined : await read(name).catch(() => undefined);
    if (name !== undefined && plain) return { status: 200, name, plain };
    if (fallback !== undefined) return { status: 200, name: fallback, plain: await read(fallback) };
    return { status: 404, name: '404.html', plain: await read('404.html') };
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    const { status, name, plain } = await find(address);
    // Read anew, like every file: a build that ends meanwhile brings another policy.
    const rules = parseHeaders(String(await read('_headers')));
    // An unknown path gets no rule of the directory it would be in: a missing file must not be cached for a year.
    const own = headersFor(rules, status === 404 ? '/404' : address);
    for (const [header, value] of Object.entries(own)) response.setHeader(header, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }

    let body = plain;
    for (const encoding of encodings) {
      const compressed = await read(name + encoding.ending).catch(() => undefined);
      if (!compressed) continue;
      response.setHeader('Vary', 'Accept-Encoding');
      if (!accepts(request.headers['accept-encoding'], encoding.name)) continue;
      response.setHeader('Content-Encoding', encoding.name);
      body = compressed;
      break;
    }

    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', etag);
    if (status === 200 && knows(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, {
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    // Files are missing only while a build replaces them.
    answer(request, response).catch(() => response.writeHead(503).end());
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
 * @param {string} address
 * @returns {string | undefined} the file that may be served under it: none of the host's own (`_headers`), no
 * document by its file name, no compressed copy, and nothing outside of the directory
 */
function fileAt(address) {
  const isPlain = /^(\/(\.well-known|[a-z0-9][\w-]*(\.[\w-]+)*))+$/i.test(address);
  return isPlain && !/\.(html|br|gz)$/.test(address) ? address.slice(1) : undefined;
}

/**
 * @param {string | undefined} header Accept-Encoding
 * @param {string} name
 */
function accepts(header, name) {
  return (header ?? '').split(',').some((part) => {
    const [token, q] = part.split(';q=').map((text) => text.trim());
    return token === name && Number(q ?? 1) > 0;
  });
}

/**
 * @param {string | undefined} header If-None-Match
 * @param {string} etag
 */
function knows(header, etag) {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
