/* Serves the built site, and changes what a test wants changed. It works the same in every engine. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { record } from './inPage';

const serveFile = require('serve-handler');

/** The folder of the built site. */
export const folder = String(process.env.SITE);

/** A document of the build. */
export const readDocument = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** Whether an owner lets the browser send the contact form. */
export const isFormConnected = !readDocument('index.html').includes('data-react');

/** The path of a document: unlike that of a file, it has no dot. */
const DOCUMENT = /^[^.]*$/;

export type SiteOptions = {
  /** False for a visitor who has switched JavaScript off. */
  javaScript?: boolean;
  /** Changes each document on its way to the browser. */
  change?: (html: string) => string;
  /** Changes each drawing and script on its way to the browser. */
  changeFile?: (text: string, path: string) => string;
  /** Holds the answers to matching requests until `release` is called. */
  hold?: RegExp;
  /** Does not answer matching requests. */
  lose?: RegExp;
};

/** Serves the site at an address of its own, so that no visit finds the cache or the storage of another. */
export async function serveSite({
  javaScript = true,
  change,
  changeFile,
  hold,
  lose,
}: SiteOptions) {
  /** The requested paths, with their queries. */
  const requests: string[] = [];
  /** Files that are missing. */
  const problems: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = String(request.url);
    const isDocument = DOCUMENT.test(path);
    requests.push(path);
    if (hold?.test(path)) await released;
    if (lose?.test(path)) {
      response.destroy();
      return;
    }
    if (!javaScript) response.setHeader('Content-Security-Policy', "script-src 'none'");
    response.on('finish', () => {
      if (response.statusCode >= 400 && !isDocument) problems.push(`missing: ${path}`);
    });
    const readDocumentAt = (file: string) => {
      const html = readFileSync(file, 'utf8');
      const changed = change ? change(html) : html;
      // Before the policy, which does not apply to it.
      return javaScript
        ? changed.replace('<head>', () => `<head><script>(${record})()</script>`)
        : changed;
    };
    const read = (file: string) => {
      if (isDocument) return readDocumentAt(file);
      return changeFile && /\.(js|svg)$/.test(file)
        ? changeFile(readFileSync(file, 'utf8'), path)
        : readFileSync(file);
    };
    await serveFile(
      request,
      response,
      {
        public: folder,
        headers: [{ source: '**', headers: [{ key: 'Content-Length', value: null }] }],
      },
      { createReadStream: (file: string) => Readable.from([read(file)]) },
    );
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => problems.push(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    problems,
    release,
    close: async () => {
      release();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
