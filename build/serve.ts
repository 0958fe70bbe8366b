import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { addressOf, filesIn } from './siteFiles';

type Options = {
  /** The build's folder. */
  directory: string;
  /** Without it, any free port is taken. */
  port?: number;
  /** Other devices reach the site at 0.0.0.0. The default is not 127.0.0.1, as `localhost` may be only an IPv6 address. */
  host?: string;
};

/**
 * Serves a build with production status codes, headers, revalidation and compression. Unknown paths get 404.html.
 * @returns the site's address, without a slash at the end, and a function that stops the server
 * @throws {Error} if the directory holds no build, or the port is taken
 */
export async function serve({ directory, port = 0, host = 'localhost' }: Options) {
  const headersFor = readHeaders(directory);
  // dev: reads the files for each request, because a new build may replace them.
  const send = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true });

  const server = createServer((request, response) => {
    const [address = ''] = String(request.url).split('?');
    const file = filesIn(directory).find((name) => addressOf(name) === address);
    // A missing image must not be cached for a year.
    for (const [name, value] of headersFor(file ? address : '/404'))
      response.setHeader(name, value);
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

  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Reads a build's `_headers`, in the format of Netlify and Cloudflare.
 * @returns a function that returns the headers of a path
 * @throws {Error} if there is no build
 */
function readHeaders(directory: string): (path: string) => Map<string, string> {
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
}
