const { once } = require('node:events');
const { existsSync, readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const sirv = require('sirv');
const { headersFor, parseHeaders } = require('./headers');

/**
 * Only the address as it was sent counts, and neither a document's file name, a compressed copy nor a file of a host's
 * own (`_headers`) is one. nginx.conf has the same rules.
 */
const ADDRESS = /^\/$|^(?!\/(index|404)$)(\/(\.well-known|[a-z0-9][\w-]*(\.[\w-]+)*))+$/i;
const NO_ADDRESS = /\.(html|br|gz)$/;

/**
 * Serves a production build the way a good static host does: clean addresses, 404.html with its status for
 * everything else, the headers of the build's own `_headers`, revalidation and compression.
 * @param {object} options
 * @param {string} options.directory the build
 * @param {number} [options.port] 0 for any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address, without a slash at the end
 * @throws {Error} if the directory holds no build, or the port is taken
 */
exports.serve = async ({ directory, port = 0 }) => {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) throw new Error(`There is no build in ${directory}. Run: npm run build`);
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  // Looks at the files anew for each request: a build may have ended meanwhile.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] };
  const send = sirv(directory, options);

  const server = createServer((request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    const answer = (/** @type {string} */ name, headersOf = address, otherwise = unavailable) => {
      for (const header of response.getHeaderNames()) response.removeHeader(header);
      for (const own of Object.entries(headersFor(rules, headersOf))) response.setHeader(...own);
      // The one type that sirv does not know.
      if (name.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      request.url = name;
      send(request, response, otherwise);
    };
    // Documents are missing only while a build replaces them.
    const unavailable = () => {
      response.writeHead(503).end();
    };
    const answerUnknown = () => {
      // sirv knows no other status for a file that is there, unless less than the whole is asked for.
      request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
      const { writeHead } = response;
      response.writeHead = (/** @type {number} */ _, /** @type {any} */ own) =>
        writeHead.call(response, 404, own);
      // None of the directory that it would be in: what is missing must not be kept for a year.
      return answer('/404.html', '/404');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    } else if (ADDRESS.test(address) && !NO_ADDRESS.test(address)) {
      answer(address, address, answerUnknown);
    } else answerUnknown();
  });

  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
};

/* npm run preview: shows dist/ the way a visitor gets it. */
if (require.main === module) {
  const directory = path.join(__dirname, '../dist');
  exports.serve({ directory, port: Number(process.env.PORT ?? 8080) }).then(
    ({ url }) => process.stdout.write(`The site is at ${url}/ (stop it with Ctrl+C)\n`),
    ({ message }) => {
      process.stderr.write(`${message}\n`);
      process.exitCode = 1;
    },
  );
}
