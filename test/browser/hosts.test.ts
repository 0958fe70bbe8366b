import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../delivery/headers';
import { freePort } from './freePort';
import { testServers } from './testServers';

const { directory, site } = testServers();
const read = (name: string) => readFileSync(path.join(directory, name));
const rules = parseHeaders(String(read('_headers')));
const app = `/assets/${readdirSync(path.join(directory, 'assets')).find((name) => /^app\.\w+\.js$/.test(name))}`;

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/* What every good host answers. */
const files: [address: string, file: string, type: string, caching: string][] = [
  ['/', 'index.html', 'text/html; charset=utf-8', REVALIDATED],
  ['/?from=search', 'index.html', 'text/html; charset=utf-8', REVALIDATED],
  ['/about', 'about.html', 'text/html; charset=utf-8', REVALIDATED],
  [app, app.slice(1), 'javascript; charset=utf-8', IMMUTABLE],
  ['/images/hero.svg', 'images/hero.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/images/share.png', 'images/share.png', 'image/png', 'public, max-age=86400'],
  [
    '/fonts/bricolage-grotesque.woff2',
    'fonts/bricolage-grotesque.woff2',
    'font/woff2',
    'public, max-age=604800',
  ],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', REVALIDATED],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', REVALIDATED],
  ['/sitemap.xml', 'sitemap.xml', 'text/xml; charset=utf-8', REVALIDATED],
  [
    '/manifest.webmanifest',
    'manifest.webmanifest',
    'application/manifest+json; charset=utf-8',
    REVALIDATED,
  ],
  [
    '/.well-known/security.txt',
    '.well-known/security.txt',
    'text/plain; charset=utf-8',
    REVALIDATED,
  ],
];

const unknown = [
  ...['/nope', '/about/', '/ABOUT', '/404', '//about', '/%61bout', '/a/../about', '/../about'],
  ...['/index.html', '/about.html', '/404.html', '/index.html.br', `${app}.gz`],
  ...['/_headers', '/_nginx-headers.conf', '/.git/config', '/assets', '/assets/', '/assets/no.js'],
  ...['/%', '/%zz', '/%00', '/%2e%2e/package.json', `/${'a'.repeat(3_000)}`],
];

type Host = { url: string; encoding: string; decode: (body: Buffer) => Buffer };

describe('npm run preview', () => {
  answersAsAHostShould(() => ({ url: site, encoding: 'br', decode: brotliDecompressSync }));
});

const NGINX = '/usr/sbin/nginx';
const canSkip = !existsSync(NGINX) && process.env.CI !== 'true';
const describeNginx = canSkip ? describe.skip : describe;

describeNginx(canSkip ? `nginx (skipped: there is no ${NGINX})` : 'nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx?.stop());

  answersAsAHostShould(() => ({ url: nginx.url, encoding: 'gzip', decode: gunzipSync }));

  test('sends what comes unencrypted to the encrypted site', async () => {
    const { status, headers } = await ask(nginx.unencrypted, '/about?x=1');
    expect(status).toBe(301);
    expect(headers.location).toBe('https://127.0.0.1/about?x=1');
  });

  test('keeps its version to itself', async () => {
    for (const address of ['/', '/nope', '/%zz']) {
      const { headers } = await ask(nginx.url, address);
      expect(headers.server).toBe('nginx');
    }
  });
});

test('what the headers allow scores at least 130 at the HTTP Observatory', () => {
  expect(observatoryScore(headersFor(rules, '/'), String(read('index.html')))).toBeGreaterThan(129);
});

/** @param host asked for once the tests run, as it has no address before */
function answersAsAHostShould(host: () => Host): void {
  test.each(files)('answers %s with %s', async (address, file, type, caching) => {
    const { status, headers, body } = await ask(host().url, address);
    expect(status).toBe(200);
    expect(body).toEqual(read(file));
    expect(headers['content-type']).toMatch(new RegExp(`${escaped(type)}$`));
    expect(headers['cache-control']).toMatch(new RegExp(`^${caching}`));
    expectOwnHeaders(headers, address.replace(/\?.*/, ''));
  });

  test.each(unknown.map((address) => [address.slice(0, 40), address]))(
    'answers %s with the 404 page',
    async (_, address) => {
      const { status, headers, body } = await ask(host().url, address);
      expect(status).toBe(404);
      expect(body).toEqual(read('404.html'));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expectOwnHeaders(headers, '/404');
    },
  );

  test.each(['/', '/about', app])('sends %s compressed', async (address) => {
    const { encoding, decode, url } = host();
    const plain = await ask(url, address);
    const { headers, body } = await ask(url, address, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers.etag).not.toBe(plain.headers.etag);
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(decode(body)).toEqual(plain.body);
  });

  test('sends the 404 page compressed', async () => {
    const { encoding, decode, url } = host();
    const { headers, body } = await ask(url, '/nope', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body)).toEqual(read('404.html'));
  });

  test.each(['/', '/robots.txt', app])('says when %s is unchanged', async (address) => {
    const { headers } = await ask(host().url, address);
    const again = await ask(host().url, address, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expectOwnHeaders(again.headers, address);
  });

  test('answers HEAD like GET, without the body', async () => {
    const get = await ask(host().url, '/');
    const head = await ask(host().url, '/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    for (const address of ['/', '/nope']) {
      const { status, headers } = await ask(host().url, address, {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expectOwnHeaders(headers, address);
    }
  });
}

function expectOwnHeaders(headers: IncomingHttpHeaders, address: string): void {
  const own = Object.entries(headersFor(rules, address));
  expect(own.length).toBeGreaterThan(8);
  expect(headers).toMatchObject(
    Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
  );
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the address as it is: fetch() would tidy it up. */
function ask(
  url: string,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: address, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(parts) });
        });
    })
      .on('error', reject)
      .end();
  });
}

type Nginx = { url: string; unencrypted: string; stop: () => Promise<void> };

/** Starts nginx with the shipped configuration, changed in nothing but ports, paths and the certificate. */
async function startNginx(): Promise<Nginx> {
  const [port, unencrypted] = await Promise.all([freePort(), freePort()]);
  const prefix = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-nginx-'));
  const shipped = readFileSync(path.resolve(__dirname, '../../delivery/nginx.conf'), 'utf8');
  writeFileSync(
    path.join(prefix, 'site.conf'),
    shipped
      .replaceAll('/var/www/kernel-ridge', directory)
      .replace('listen 80 ', `listen 127.0.0.1:${unencrypted} `)
      .replace('listen 443 ssl http2 ', `listen 127.0.0.1:${port} `)
      .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, ''),
  );
  // As much of Debian's own nginx.conf as could make a difference.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `daemon off; master_process off; pid ${prefix}/pid;
     events {}
     http {
       sendfile on; tcp_nopush on; gzip on; access_log off;
       include /etc/nginx/mime.types; default_type application/octet-stream;
       ${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join(' ')}
       include ${prefix}/site.conf;
     }`,
  );
  const child = spawn(NGINX, ['-e', 'stderr', '-p', prefix, '-c', 'nginx.conf']);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await isListening(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    unencrypted: `http://127.0.0.1:${unencrypted}`,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(prefix, { recursive: true });
    },
  };
}

function isListening(child: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    let hasEnded = false;
    child.stderr?.on('data', (part) => {
      text += part;
    });
    child.once('error', reject).once('close', () => {
      hasEnded = true;
      reject(new Error(`nginx ended:\n${text}`));
    });
    const attempt = () => {
      if (hasEnded) return;
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve();
      }).once('error', () => setTimeout(attempt, 20));
    };
    attempt();
  });
}

const escaped = (text: string) => text.replaceAll(/[.+]/g, '\\$&');

/**
 * What the HTTP Observatory gives a site for its headers, as far as they decide it: 100, less the penalties, and
 * with the bonuses where no more than ten points were lost. Cookies, CORS and external scripts are worth
 * nothing or a penalty, and the site has none; being on the browsers' preload list would be worth 5 more.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
function observatoryScore(headers: Record<string, string>, html: string): number {
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  const sources = [...policy.values()].join(' ');
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]);
  const referrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    headers['Referrer-Policy'] ?? '',
  );

  const hasPolicy = policy.has('script-src') || policy.has('default-src');
  const isUnsafe = /unsafe-|data:|\bhttps?:(?!\/)|(^|\s)\*(\s|$)/.test(sources);
  const hasOnlyNone = policy.get('default-src') === "'none'";
  const isShared = !/^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '');

  const modifiers = [
    !hasPolicy ? -25 : isUnsafe ? -20 : hasOnlyNone ? 10 : 5, // content-security-policy
    Number.isNaN(maxAge) ? -20 : maxAge < 15_768_000 ? -10 : 0, // strict-transport-security
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5, // x-content-type-options
    policy.has('frame-ancestors') ? 5 : headers['X-Frame-Options'] === 'DENY' ? 0 : -20, // x-frame-options
    referrer ? 5 : headers['Referrer-Policy'] ? -5 : 0, // referrer-policy
    isShared ? 0 : 10, // cross-origin-resource-policy
    /<script[^>]*\ssrc="(https?:)?\/\//.test(html) ? -5 : 0, // subresource-integrity
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base < 90 ? base : base + sum(modifiers.filter((modifier) => modifier > 0));
}
