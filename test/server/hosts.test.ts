/* What visitors get from npm run preview and from nginx: the same files, status codes and headers. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '../../build/serve';
import { documentOf } from '../../build/siteFiles';
import { createHttpClient, type SendRequest } from '../support/httpClient';
import { describeIfInstalled } from '../support/machine';
import { missingPrograms, type Nginx, serverName, startNginx } from '../support/nginx';
import { notFoundPaths, otherPages } from '../support/pagePaths';
import { FoundProblems } from '../support/problems';
import { sharedSetup } from '../support/sharedSetup';
import { TIMEOUT } from '../support/waitFor';

const { directory, site } = sharedSetup();
const [font] = fs.readdirSync(`${directory}/fonts`).filter((file) => file.endsWith('.woff2'));
const [svg] = fs.readdirSync(`${directory}/images`).filter((file) => file.endsWith('.svg'));

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const OWN = 'same-origin';

type Expected = readonly [file: string, type: string, caching: string, resourcePolicy?: string];

/** Each URL with its file, type, Cache-Control and Cross-Origin-Resource-Policy. */
const files: readonly (readonly [address: string, ...Expected])[] = [
  ['/', 'index.html', 'text/html', REVALIDATED, OWN],
  ['/?from=search', 'index.html', 'text/html', REVALIDATED, OWN],
  ...otherPages.map((page) => [page, documentOf(page), 'text/html', REVALIDATED] as const),
  ['/assets/app.js?1', 'assets/app.js', 'javascript', REVALIDATED, OWN],
  [`/images/${svg}?v=x`, `images/${svg}`, 'image/svg+xml', IMMUTABLE, 'cross-origin'],
  [`/fonts/${font}`, `fonts/${font}`, 'font/woff2', IMMUTABLE, OWN],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', REVALIDATED],
  ['/robots.txt', 'robots.txt', 'text/plain', REVALIDATED],
  ['/sitemap.xml', 'sitemap.xml', 'text/xml', REVALIDATED],
];

/** The response to any other URL. */
const NOT_FOUND: Expected = ['404.html', 'text/html', REVALIDATED];

/** The headers of every response, repeated here to detect mistakes. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const REMEDY =
  'compare static/_headers and deploy/nginx.conf, which say the same, and correct one. If the change is intended, make it in both and in this test';

const unknownPaths = [
  ...notFoundPaths,
  '/a/../about',
  '/../about',
  '/%2e%2e/package.json',
  '/about.html?x',
];

describe('npm run preview', () => {
  const { hostname, port } = new URL(site);
  const request = createHttpClient(() => ({ hostname, port }));
  testHost(request, 'br', brotliDecompressSync);

  test('reads the files of the last build', async () => {
    fs.writeFileSync(path.join(directory, 'later.txt'), 'of the last build');
    expect(String((await request('/later.txt')).body)).toBe('of the last build');
    fs.rmSync(path.join(directory, 'later.txt'));
    expect((await request('/later.txt')).status).toBe(404);
  });

  test('needs a build', async () => {
    await expect(serve({ directory: __dirname })).rejects.toThrow('Run: npm run build');
  });
});

describeIfInstalled(missingPrograms, 'nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(directory);
  }, 2 * TIMEOUT);
  afterAll(() => nginx?.stop());

  const request = createHttpClient(() => nginx.at(serverName));
  const requestUnencrypted = createHttpClient(() => ({
    host: '127.0.0.1',
    port: nginx.unencrypted,
  }));

  testHost(request, 'gzip', gunzipSync);

  test('redirects other host names, and plain HTTP, to the same path of the HTTPS site', async () => {
    const requestWww = createHttpClient(() => nginx.at(`www.${serverName}`));
    for (const path of ['/about?x=1', '/about/', '/images']) {
      const expected = { path, status: 301, location: `https://${serverName}${path}` };
      for (const host of [serverName, `www.${serverName}`, 'elsewhere.example']) {
        const { status, headers } = await requestUnencrypted(path, { headers: { host } });
        expect({ path, status, location: headers.location }).toEqual(expected);
        expect(headers).not.toHaveProperty('strict-transport-security'); // as RFC 6797 requires
      }
      const { status, headers } = await requestWww(path);
      expect({ path, status, location: headers.location }).toEqual(expected);
    }
  });

  test('serves the challenge file of certbot, and declares the encoding of text files', async () => {
    const { body } = await requestUnencrypted('/.well-known/acme-challenge/token');
    expect(String(body)).toBe('for the issuer');
    for (const file of ['robots.txt', 'assets/app.js', 'manifest.webmanifest', 'sitemap.xml'])
      expect((await request(`/${file}`)).headers['content-type']).toMatch(/; charset=utf-8$/);
  });

  test('responds to malformed requests with the 404 page', async () => {
    const tooLong = await request(`/${'a'.repeat(9_000)}`);
    const tooLarge = await request('/', { headers: { x: 'a'.repeat(40_000) } });
    const notEncrypted = await createHttpClient(() => ({ port: nginx.port }))('/');
    const statuses = [tooLong, tooLarge, notEncrypted].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });
});

function testHost(request: SendRequest, encoding: string, decode: (body: Buffer) => Buffer): void {
  test('serves each file at its URL and the 404 page at any other, with the headers of the site', async () => {
    const found = new FoundProblems();
    const check = async (address: string, expected: Expected) => {
      // A range request must not get a part of the 404 page.
      const headers = expected === NOT_FOUND ? { range: 'bytes=9-' } : {};
      found.add(address, differences(await request(address, { headers }), expected));
    };
    for (const [address, ...expected] of files) await check(address, expected);
    for (const address of unknownPaths) await check(address, NOT_FOUND);
    found.expectNone(REMEDY);
  });

  test('compresses text files', async () => {
    const addresses = ['/', ...otherPages, '/assets/app.js', `/images/${svg}`];
    if (encoding === 'gzip') addresses.push('/nope'); // npm run preview does not compress the 404 page
    for (const address of addresses) {
      const plain = await request(address);
      const sent = await request(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const { vary, etag } = sent.headers;
      const found = { address, encoding: sent.headers['content-encoding'], vary };
      expect(found).toEqual({ address, encoding, vary: 'Accept-Encoding' });
      expect(etag).not.toBe(plain.headers.etag);
      expect(decode(sent.body).equals(plain.body)).toBe(true);
    }
  });

  test('responds with 304 to a file that has not changed, and with 405 to other methods than GET and HEAD', async () => {
    const { headers } = await request('/assets/app.js');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const { status, body } = await request('/assets/app.js', again);
    expect([status, body.length]).toEqual([304, 0]);
    const refused = await request('/', { method: 'POST' });
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

/** How a response differs from a file of the build with the headers of its URL, each sent once. */
function differences(
  { status, headers, names, body }: Awaited<ReturnType<SendRequest>>,
  [file, type, caching, resourcePolicy]: Expected,
): string[] {
  const expected: Record<string, unknown> = {
    ...HEADERS,
    'cache-control': caching,
    'cross-origin-resource-policy': resourcePolicy,
    status: file === '404.html' ? 404 : 200,
    'content of the file': true,
    'a header twice': false,
  };
  const found: Record<string, unknown> = {
    ...headers,
    status,
    'content of the file': body.equals(fs.readFileSync(path.join(directory, file))),
    'a header twice': new Set(names).size < names.length,
  };
  const problems = Object.keys(expected)
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name} is ${found[name]}, and not ${expected[name]}`);
  if (!headers['content-type']?.includes(type))
    problems.push(`content-type is ${headers['content-type']}, and not ${type}`);
  if ((headers.server ?? 'nginx') !== 'nginx')
    problems.push(`server tells its version: ${headers.server}`);
  return problems;
}
