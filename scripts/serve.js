// npm run preview: serves dist/ with production status codes, headers and compression. The port is PORT, or 8080.
const { once } = require('node:events');
const { existsSync, readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const sirv = require('sirv');
const { addressOf, filesIn } = require('./siteFiles');

/**
 * Reads a build's `_headers`, in the format of Netlify and Cloudflare Pages.
 * @param {string} directory the build
 * @returns {(path: string) => Map<string, string>} a function that returns the headers of a path
 * @throws {Error} if there is no build
 */
const readHeaders = (directory) => {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) throw new Error(`There is no build in ${directory}. Run: npm run build`);
  const lines = readFileSync(file, 'utf8').split('\n');
  return (path) => {
    let matches = false;
    // Netlify and Cloudflare send this unless a rule changes it.
    const headers = new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]);
    for (const line of lines) {
      const [, pattern, name, value] = /^(?:(\/\S*)|\s+([\w-]+):\s*(.*))$/.exec(line) ?? [];
      if (pattern?.endsWith('*')) matches = path.startsWith(pattern.slice(0, -1));
      else if (pattern) matches = path === pattern;
      else if (name && value && matches) headers.set(name, value);
    }
    return headers;
  };
};

/**
 * Serves a build with clean URLs, its headers, revalidation and compression. Unknown paths get 404.html.
 * @param {{ directory: string, port?: number }} options the build's folder; without a port, any free port is taken
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the site's address, without a slash at the end
 * @throws {Error} if the directory holds no build, or the port is taken
 */
exports.serve = async ({ directory, port = 0 }) => {
  const headersFor = readHeaders(directory);
  // dev: reads the files for each request, because a new build may replace them.
  const send = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true });

  const server = createServer((request, response) => {
    const [address] = String(request.url).split('?');
    const file = filesIn(directory).find((name) => addressOf(name) === address);
    // A missing image must not be cached for a year.
    for (const header of headersFor(file ? String(address) : '/404')) response.setHeader(...header);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(path.join(directory, '404.html')));
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    } else {
      // sirv does not know this type.
      if (file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      request.url = `/${file}`;
      send(request, response);
    }
  });

  // Not 127.0.0.1, because on some machines `localhost` is only an IPv6 address.
  await once(server.listen(port, 'localhost'), 'listening');
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
};

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
