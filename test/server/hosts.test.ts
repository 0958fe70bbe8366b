import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '../../scripts/serve';
import { createHttpClient, type SendRequest } from '../support/httpClient';
import { describeIfInstalled } from '../support/machine';
import { missingPrograms, type Nginx, serverName, startNginx } from '../support/nginx';
import { notFoundPaths } from '../support/pagePaths';
import { STALE_FILE, sharedSetup } from '../support/sharedSetup';
import { TIMEOUT } from '../support/waitFor';

const { directory, site } = sharedSetup();
const [font] = fs.readdirSync(`${directory}/fonts`).filter((file) => file.endsWith('.woff2'));
const [svg] = fs.readdirSync(`${directory}/images`).filter((file) => file.endsWith('.svg'));

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const OWN = 'same-origin';

/** Each URL with its file, type, Cache-Control and Cross-Origin-Resource-Policy. */
const files = [
  ['/', 'index.html', 'text/html', REVALIDATED, OWN],
  ['/?from=search', 'index.html', 'text/html', REVALIDATED, OWN],
  ['/about', 'about.html', 'text/html', REVALIDATED, undefined],
  ['/assets/app.js?1', 'assets/app.js', 'javascript', REVALIDATED, OWN],
  [`/images/${svg}`, `images/${svg}`, 'image/svg+xml', IMMUTABLE, 'cross-origin'],
  ['/images/share.png?v=x', 'images/share.png', 'image/png', IMMUTABLE, 'cross-origin'],
  [`/fonts/${font}`, `fonts/${font}`, 'font/woff2', IMMUTABLE, OWN],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', REVALIDATED, undefined],
  ['/robots.txt', 'robots.txt', 'text/plain', REVALIDATED, undefined],
  ['/sitemap.xml', 'sitemap.xml', 'text/xml', REVALIDATED, undefined],
] as const;

/** The response to any other URL. */
const NOT_FOUND = ['404.html', 'text/html', REVALIDATED, undefined] as const;

/**
 * The headers of every response, repeated here to detect mistakes in static/_headers or deploy/nginx.conf. Make
 * intended changes in all three.
 */
const EXPECTED_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const unknownPaths = [
  ...notFoundPaths,
  '/a/../about',
  '/../about',
  '/%2e%2e/package.json',
  '/about.html?x',
];

test('a build removes the files of an earlier build from its folder', () => {
  expect(fs.existsSync(path.join(directory, STALE_FILE))).toBe(false);
});

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
    for (const path of ['/about?x=1', ...notFoundPaths]) {
      // nginx does not redirect requests that it cannot parse, nor its own 404 page.
      const isLed = !/%00|%(?![\da-f]{2})|^\/404\.html$/i.test(path);
      const location = isLed ? `https://${serverName}${path}` : undefined;
      const expected = { path, status: isLed ? 301 : 404, location };
      for (const host of [serverName, `www.${serverName}`, 'elsewhere.example']) {
        const { status, headers } = await requestUnencrypted(path, { headers: { host } });
        expect({ path, status, location: headers.location }).toEqual(expected);
        expect(headers).not.toHaveProperty('strict-transport-security'); // as RFC 6797 requires
      }
      const { status, headers } = await requestWww(path);
      expect({ path, status, location: headers.location }).toEqual(expected);
      expect(headers).toMatchObject(EXPECTED_HEADERS);
    }
  });

  test('serves the challenge file of certbot, and declares the encoding of text files', async () => {
    const { body } = await requestUnencrypted('/.well-known/acme-challenge/token');
    expect(String(body)).toBe('for the issuer');
    for (const file of ['robots.txt', 'assets/app.js', 'manifest.webmanifest', 'sitemap.xml'])
      expect((await request(`/${file}`)).headers['content-type']).toMatch(/; charset=utf-8$/);
  });

  test('responds to malformed requests with the 404 page', async () => {
    expectFile(await request(`/${'a'.repeat(9_000)}`), NOT_FOUND);
    expectFile(await request('/', { headers: { x: 'a'.repeat(40_000) } }), NOT_FOUND);
    expect((await createHttpClient(() => ({ port: nginx.port }))('/')).status).toBe(404); // not encrypted
  });
});

function testHost(request: SendRequest, encoding: string, decode: (body: Buffer) => Buffer): void {
  test('serves each file at its URL', async () => {
    for (const [address, ...expected] of files) expectFile(await request(address), expected);
  });

  test('serves the 404 page at any other URL', async () => {
    for (const address of unknownPaths) {
      // A range request must not get a part of the 404 page.
      const answer = await request(address, { headers: { range: 'bytes=9-' } });
      expectFile(answer, NOT_FOUND, address);
    }
  });

  test('compresses text files', async () => {
    const addresses = ['/', '/about', '/assets/app.js', `/images/${svg}`];
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

  test('responds with 304 if a file is unchanged', async () => {
    const { headers } = await request('/assets/app.js');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const { status, body, headers: own } = await request('/assets/app.js', again);
    expect([status, body.length]).toEqual([304, 0]);
    expect(own).toMatchObject({ ...EXPECTED_HEADERS, 'cache-control': REVALIDATED });
  });

  test('refuses other methods than GET and HEAD', async () => {
    const { status, headers } = await request('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expectFile(await request('/nope', { method: 'POST' }), NOT_FOUND);
  });
}

/** Expects a file of the build as the response, with the headers of its URL, each sent once. */
function expectFile(
  { status, headers, names, body }: Awaited<ReturnType<SendRequest>>,
  [file, type, caching, policy]: readonly [string, string, string, string | undefined],
  address = file,
) {
  const expected = {
    ...{ address, isFile: true, status: file === '404.html' ? 404 : 200 },
    ...{ ...EXPECTED_HEADERS, 'cache-control': caching, 'cross-origin-resource-policy': policy },
  };
  const found = {
    address,
    isFile: body.equals(fs.readFileSync(path.join(directory, file))),
    status,
    ...headers,
  };
  expect({ 'cross-origin-resource-policy': undefined, ...found }).toMatchObject(expected);
  expect(headers['content-type']).toContain(type);
  expect(names).toEqual([...new Set(names)]);
  expect(headers.server ?? 'nginx').toBe('nginx'); // and not its version
}
