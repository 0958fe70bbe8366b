import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asking } from '../../support/ask';

export type Alterations = {
  /** Runs in the page before anything of its own. The page's policy is told of it, and otherwise stays. */
  script: string;
  /** False for a visitor who has switched JavaScript off. */
  scripting: boolean;
  /** Changes a document's text. Its policy would forbid changed styles, and is left out. */
  rewrite?: (html: string) => string;
};

/** A server between a browser and the site, which works alike in every engine. */
export type FrontServer = {
  /** The address, without a slash at the end. Each is an origin of its own, with an empty cache. */
  url: string;
  /** The paths that were asked for, queries included. */
  requests: string[];
  /**
   * Withholds the answer to whatever matches.
   * @returns a function that lets all of it through
   */
  hold: (pattern: RegExp) => () => void;
  close: () => void;
};

/** Starts one for a host. */
export async function startFrontServer(
  host: string,
  alterations: Alterations,
): Promise<FrontServer> {
  const { hostname, port } = new URL(host);
  // For the plain text, whatever the browser would have taken.
  const ask = asking(() => ({ hostname, port }));
  const requests: string[] = [];
  const holds: { pattern: RegExp; released: Promise<void> }[] = [];

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/';
    requests.push(path);
    const held = holds.filter(({ pattern }) => pattern.test(path));
    await Promise.all(held.map(({ released }) => released));
    const { status = 500, headers, ...answered } = await ask(path);
    let body: Buffer | string = answered.body;
    if (headers['content-type']?.startsWith('text/html')) {
      body = alter(String(body), alterations);
      headers['content-length'] = String(Buffer.byteLength(body));
      if (!alterations.scripting) headers['content-security-policy'] = "script-src 'none'";
    }
    response.writeHead(status, headers).end(body);
  };

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    hold: (pattern) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ pattern, released });
      return release;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function alter(html: string, { script, scripting, rewrite }: Alterations): string {
  // Without scripts the forms have to be harmless by themselves, not by the page's policy.
  if (!scripting) return html.replace(POLICY, '');
  const changed = rewrite ? rewrite(html.replace(POLICY, '')) : html;
  const hash = createHash('sha256').update(script).digest('base64');
  return changed
    .replace(/(?<=script-src )/, `'sha256-${hash}' `)
    .replace('<head>', () => `<head><script>${script}</script>`);
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
