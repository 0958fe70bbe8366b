import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from '../../../src/content/site';
import { requestsTo } from '../../support/request';

/** What becomes of the site on its way. */
export type Alterations = {
  /** False for a visitor who has switched JavaScript off. */
  scripting?: boolean;
  /** Takes the place of site.reactStart. */
  reactStart?: 'form' | 'idle';
  /** Withholds the answer to requests that match, until `release`. */
  hold?: RegExp;
};

/**
 * Starts a server between a browser and the site, which works alike in every engine.
 * @param scripts what runs in each page before anything of its own; the page's policy is told of it, and otherwise stays
 */
export async function startProxy(
  host: string,
  scripts: readonly (() => void)[],
  { scripting = true, reactStart = site.reactStart, hold }: Alterations,
) {
  const { hostname, port } = new URL(host);
  // Without compression, even if the browser accepts it.
  const request = requestsTo(() => ({ hostname, port }));
  const requests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const script = scripts.map((run) => `(${run})();`).join('');
  const hash = createHash('sha256').update(script).digest('base64');

  const alter = (html: string): string =>
    scripting
      ? html
          .replace(/(?<=data-react-start=")\w+/, reactStart)
          .replace(/(?<=script-src )/, `'sha256-${hash}' `)
          .replace('<head>', () => `<head><script>${script}</script>`)
      : // The forms have to be harmless by themselves, not by the page's policy.
        html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/';
    requests.push(path);
    if (hold?.test(path)) await released;
    const { status = 500, headers, body } = await request(path);
    const isDocument = headers['content-type']?.startsWith('text/html');
    const sent = isDocument ? Buffer.from(alter(String(body))) : body;
    headers['content-length'] = String(sent.length);
    if (isDocument && !scripting) headers['content-security-policy'] = "script-src 'none'";
    response.writeHead(status, headers).end(sent);
  };

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Has no slash at the end. Each is an origin of its own, with an empty cache. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The paths that were asked for, queries included. */
    requests,
    /** Lets everything through that was withheld. */
    release,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
