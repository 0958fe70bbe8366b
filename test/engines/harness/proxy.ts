import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from '../../../src/content/site';
import { createHttpClient } from '../../support/httpClient';

/** How the proxy changes the site. */
export type ProxyOptions = {
  /** False for a visitor who has switched JavaScript off. */
  scripting?: boolean;
  /** Overrides site.reactStart. */
  reactStart?: 'form' | 'idle';
  /** Withholds responses to matching requests until `release` is called. */
  hold?: RegExp;
};

/**
 * Starts a proxy between the browser and the site. It works the same in every engine.
 * @param scripts functions to run in each page before its own scripts; their hash is added to the CSP of the page
 */
export async function startProxy(
  host: string,
  scripts: readonly (() => void)[],
  { scripting = true, reactStart = site.reactStart, hold }: ProxyOptions,
) {
  const { hostname, port } = new URL(host);
  // Without compression, even if the browser accepts it.
  const request = createHttpClient(() => ({ hostname, port }));
  const requests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const script = scripts.map((run) => `(${run})();`).join('');
  const hash = createHash('sha256').update(script).digest('base64');

  const modifyDocument = (html: string): string =>
    scripting
      ? html
          .replace(/(?<=data-react-start=")\w+/, reactStart)
          .replace(/(?<=script-src )/, `'sha256-${hash}' `)
          .replace('<head>', () => `<head><script>${script}</script>`)
      : // Without this directive, because the forms must be harmless without it, too.
        html.replace('form-action &#x27;none&#x27;', '');

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/';
    requests.push(path);
    if (hold?.test(path)) await released;
    const { status = 500, headers, body } = await request(path);
    const isDocument = headers['content-type']?.startsWith('text/html');
    const sent = isDocument ? Buffer.from(modifyDocument(String(body))) : body;
    headers['content-length'] = String(sent.length);
    if (isDocument && !scripting) headers['content-security-policy'] = "script-src 'none'";
    response.writeHead(status, headers).end(sent);
  };

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Has no slash at the end. Each proxy is its own origin, with an empty cache. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requested paths, including queries. */
    requests,
    /** Releases all withheld responses. */
    release,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
