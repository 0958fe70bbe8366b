import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../delivery/headers';
import { webFont } from '../../src/theme/webFont';
import { type Ask, asking } from '../support/ask';
import { describeWith } from '../support/machine';
import { lacks, type Nginx, name, startNginx } from '../support/nginx';
import { oddPaths } from '../support/paths';
import { testServers } from '../support/testServers';

const { directory, site } = testServers();
const read = (name: string) => readFileSync(path.join(directory, name));
const rules = parseHeaders(String(read('_headers')));

/* What every good host answers. */
const files = [
  ['/', 'index.html', 'text/html'],
  ['/?from=search', 'index.html', 'text/html'],
  ['/about', 'about.html', 'text/html'],
  ['/assets/app.js', 'assets/app.js', 'javascript'],
  ['/assets/app.js?1', 'assets/app.js', 'javascript'],
  ['/images/hero.svg', 'images/hero.svg', 'image/svg+xml'],
  ['/images/share.png?v=x', 'images/share.png', 'image/png'],
  [webFont.file, webFont.file.slice(1), 'font/woff2'],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon'],
  ['/robots.txt', 'robots.txt', 'text/plain'],
  ['/sitemap.xml', 'sitemap.xml', 'text/xml'],
  ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain'],
] as const;

const unknown = [
  ...[...oddPaths, '/nope', '/index', '/a/../about', '/../about', '/%2e%2e/package.json'],
  ...['/index.html.br', '/about.html?x', '/assets/app.js.gz', '/_headers', '/.git/config'],
  ...['/assets', '/assets/', '/assets/no.js', '/images/no.svg'],
];

test('no two rules give one path the same header, whose values hosts would join', () => {
  const includes = (pattern: string, other: string) =>
    pattern.endsWith('*') && other.startsWith(pattern.slice(0, -1));
  const joined = rules.flatMap(({ pattern, headers }) =>
    rules
      .filter((other) => other.pattern !== pattern && includes(pattern, other.pattern))
      .flatMap((other) =>
        other.headers.filter(([name]) => headers.some(([known]) => known === name)),
      ),
  );
  expect(joined).toEqual([]);
});

describe('npm run preview', () => {
  const { hostname, port } = new URL(site);
  answersAsAHostShould(
    asking(() => ({ hostname, port })),
    'br',
    brotliDecompressSync,
  );
});

describeWith(lacks, 'nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(directory);
  });
  afterAll(() => nginx?.stop());

  const ask = asking(() => nginx.at(name));
  const askUnencrypted = asking(() => ({ host: '127.0.0.1', port: nginx.unencrypted }));

  answersAsAHostShould(ask, 'gzip', gunzipSync);

  test.each([
    ['unencrypted', name],
    ['unencrypted', `www.${name}`],
    ['unencrypted', 'elsewhere.example'],
    ['encrypted', `www.${name}`],
  ])('sends who comes %s to %s to the encrypted site', async (way, host) => {
    const asked = way === 'encrypted' ? asking(() => nginx.at(host)) : askUnencrypted;
    const { status, headers } = await asked('/about?x=1', { headers: { host } });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${name}/about?x=1`);
    if (way === 'encrypted') expectOwnHeaders(headers, '/about');
    else expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('shows the issuer of certificates what certbot has put there for it', async () => {
    const { status, body } = await askUnencrypted('/.well-known/acme-challenge/token');
    expect(status).toBe(200);
    expect(String(body)).toBe('for the issuer');
  });

  test('says in which characters texts are written', async () => {
    for (const file of ['robots.txt', 'assets/app.js', 'manifest.webmanifest', 'sitemap.xml']) {
      expect((await ask(`/${file}`)).headers['content-type']).toMatch(/; charset=utf-8$/);
    }
  });

  test.each([
    ['a line', `/${'a'.repeat(9_000)}`, {}],
    ['a header', '/', { x: 'a'.repeat(40_000) }],
  ])('answers %s that is too long with the 404 page', async (_, address, sent) => {
    const { status, headers, names, body } = await ask(address, { headers: sent });
    expect(status).toBe(404);
    expect(body).toEqual(read('404.html'));
    expectOwnHeaders(headers, '/404');
    expectEachOnce(names);
  });

  test('answers who speaks unencrypted to the encrypted port with the 404 page', async () => {
    const { status, body } = await asking(() => ({ host: '127.0.0.1', port: nginx.port }))('/');
    expect(status).toBe(404);
    expect(body).toEqual(read('404.html'));
  });

  test('sends the whole to who asks for a part', async () => {
    for (const range of ['bytes=0-9', 'bytes=99999999-']) {
      const { status, body } = await ask('/assets/app.js', { headers: { range } });
      expect(status).toBe(200);
      expect(body).toEqual(read('assets/app.js'));
    }
  });

  test('answers while 2,500 others hold connections and say nothing', async () => {
    const idle: Socket[] = [];
    while (idle.length < 2_500) {
      const next = Array.from({ length: 100 }, () =>
        connect(nginx.port, '127.0.0.1').on('error', () => {}),
      );
      await Promise.all(next.map((socket) => once(socket, 'connect')));
      idle.push(...next);
    }
    for (let i = 0; i < 50; i++) {
      expect((await ask('/')).status).toBe(200);
      await pause(50);
    }
    const open = idle.filter(({ readyState }) => readyState === 'open').length;
    for (const socket of idle) socket.destroy();
    expect(open).toBe(2_500);
  }, 20_000);
});

function answersAsAHostShould(ask: Ask, encoding: string, decode: (body: Buffer) => Buffer): void {
  test.each(files)('answers %s with %s', async (address, file, type) => {
    const { status, headers, names, body } = await ask(address);
    expect(status).toBe(200);
    expect(body).toEqual(read(file));
    expect(headers['content-type']).toContain(type);
    expectOwnHeaders(headers, address.replace(/\?.*/, ''));
    expectEachOnce(names);
  });

  test.each(unknown.map((address) => [address.slice(0, 40), address]))(
    'answers %s with the 404 page',
    async (_, address) => {
      // A part that it does not have, and a page that is kept already, are none of the 404's.
      const get = await ask(address, { headers: { range: 'bytes=9-' } });
      expect(get.status).toBe(404);
      expect(get.body).toEqual(read('404.html'));
      expect(get.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expectOwnHeaders(get.headers, '/404');
    },
  );

  test('keeps apart what changes, what has its version in its address, and what others may show', async () => {
    const sent = async (address: string) => {
      const { headers } = await ask(address);
      return [headers['cache-control'], headers['cross-origin-resource-policy']];
    };
    const revalidated = 'public, max-age=0, must-revalidate';
    const kept = 'public, max-age=31536000, immutable';
    expect(await sent('/')).toEqual([revalidated, 'same-origin']);
    expect(await sent('/assets/app.js')).toEqual([revalidated, 'same-origin']);
    expect(await sent(webFont.file)).toEqual([kept, 'same-origin']);
    expect(await sent('/images/share.png')).toEqual([kept, 'cross-origin']);
    expect(await sent('/images/no.png')).toEqual([revalidated, undefined]);
  });

  test.each(['/', '/about', '/assets/app.js', '/nope'])('sends %s compressed', async (address) => {
    const plain = await ask(address);
    const { headers, body } = await ask(address, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers.etag).not.toBe(plain.headers.etag);
    expect(decode(body)).toEqual(plain.body);
  });

  test.each(['/', '/robots.txt', '/assets/app.js'])(
    'says when %s is unchanged',
    async (address) => {
      const { headers } = await ask(address);
      const again = await ask(address, { headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expectOwnHeaders(again.headers, address);
    },
  );

  test('answers HEAD like GET, without the body', async () => {
    const get = await ask('/');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    for (const address of ['/', '/nope']) {
      const { status, headers } = await ask(address, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
}

function expectOwnHeaders(headers: IncomingHttpHeaders, address: string): void {
  const own = Object.entries(headersFor(rules, address));
  expect(own.length).toBeGreaterThan(7);
  expect(headers.server ?? 'nginx').toBe('nginx'); // and not its version
  expect(headers).toMatchObject(
    Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
  );
}

function expectEachOnce(names: string[]): void {
  expect(names).toEqual([...new Set(names)]);
}
