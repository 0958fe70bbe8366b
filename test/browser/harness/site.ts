/* Serves the built site, and changes what a test wants changed. It works the same in every engine. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pageTable } from '../../../src/router/pageTable';
import { record } from './inPage';

const serveFile = require('serve-handler');

const folder = String(process.env.SITE);

export const readDocument = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** A path of each page in the table. */
export const PATHS = Object.keys(pageTable).map((page) => (page === '*' ? '/nope' : page));

/** Removes the policy from a document, because it does not fit changed styles. */
export const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

/** The file with React. */
export const APP = /\/app\..*\bjs\b/;

export type SiteOptions = {
  /** False for a visitor who has switched JavaScript off. */
  javaScript?: boolean;
  /** Changes each document on its way to the browser. */
  change?: (html: string) => string;
  /** Holds the answers to matching requests until `release` is called. */
  hold?: RegExp;
  /** Answers matching requests with an error until `release` is called. */
  lose?: RegExp;
};

/** Serves the site at an address of its own, so that no visit finds the cache or the storage of another. */
export async function serveSite(options: SiteOptions) {
  const { javaScript = true, change = (html) => html, hold, lose } = options;
  const requests: string[] = [];
  const problems: string[] = [];
  const released = new AbortController();

  const read = (file: string) => {
    if (!file.endsWith('.html')) return readFileSync(file);
    const html = change(readFileSync(file, 'utf8'));
    // Before the policy, which does not apply to it.
    return javaScript ? html.replace('<head>', () => `<head><script>(${record})()</script>`) : html;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = String(request.url);
    requests.push(path);
    if (!released.signal.aborted && hold?.test(path)) await once(released.signal, 'abort');
    if (!released.signal.aborted && lose?.test(path)) {
      response.writeHead(503).end();
      return;
    }
    const headers = [
      { key: 'Content-Length', value: null }, // of the file before the change
      { key: 'Content-Security-Policy', value: javaScript ? null : "script-src 'none'" },
    ];
    await serveFile(
      request,
      response,
      { public: folder, headers: [{ source: '**', headers }] },
      { createReadStream: (file: string) => Readable.from([read(file)]) },
    );
    if (response.statusCode >= 400 && path.includes('.')) problems.push(`missing: ${path}`);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => problems.push(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    problems,
    /** Answers the requests that wait, and every one from now on. */
    release: () => released.abort(),
    close: async () => {
      released.abort();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
