import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHeaders } from '../../delivery/serve';
import { describeIfInstalled } from '../support/machine';
import { lacks, type Nginx, name, startNginx } from '../support/nginx';
import { oddPaths } from '../support/paths';
import { requestsTo, type SendRequest } from '../support/request';
import { testServers } from '../support/testServers';

const { directory, site } = testServers();
const read = (name: string) => readFileSync(path.join(directory, name));
const headersFor = readHeaders(directory);

const [font] = readdirSync(path.join(directory, 'fonts')).filter((file) => /woff2$/.test(file));

/* Each address with its file, its type, how long it is kept, and which sites may show it. */
const files = [
  ['/', 'index.html', 'text/html', 'must-revalidate', 'same-origin'],
  ['/?from=search', 'index.html', 'text/html', 'must-revalidate', 'same-origin'],
  ['/about', 'about.html', 'text/html', 'must-revalidate', undefined],
  ['/assets/app.js?1', 'assets/app.js', 'javascript', 'must-revalidate', 'same-origin'],
  ['/images/hero.svg', 'images/hero.svg', 'image/svg+xml', 'immutable', 'cross-origin'],
  ['/images/share.png?v=x', 'images/share.png', 'image/png', 'immutable', 'cross-origin'],
  [`/fonts/${font}`, `fonts/${font}`, 'font/woff2', 'immutable', 'same-origin'],
  ['/favicon.ico', 'favicon.ico', 'image/x-icon', 'must-revalidate', undefined],
  ['/robots.txt', 'robots.txt', 'text/plain', 'must-revalidate', undefined],
  ['/sitemap.xml', 'sitemap.xml', 'text/xml', 'must-revalidate', undefined],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain', 'must-revalidate'],
] as const;

const unknown = [...oddPaths, '/a/../about', '/../about', '/%2e%2e/package.json', '/about.html?x'];

describe('npm run preview', () => {
  const { hostname, port } = new URL(site);
  const request = requestsTo(() => ({ hostname, port }));
  answersAsAHostShould(request, 'br', brotliDecompressSync);
});

describeIfInstalled(lacks, 'nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(directory);
  });
  afterAll(() => nginx?.stop());

  const request = requestsTo(() => nginx.at(name));
  const requestUnencrypted = requestsTo(() => ({ host: '127.0.0.1', port: nginx.unencrypted }));

  answersAsAHostShould(request, 'gzip', gunzipSync);

  test('leads from other names and the unencrypted port to the encrypted site', async () => {
    const location = `https://${name}/about?x=1`;
    for (const host of [name, `www.${name}`, 'elsewhere.example']) {
      const { status, headers } = await requestUnencrypted('/about?x=1', { headers: { host } });
      expect({ host, status, ...headers }).toMatchObject({ host, status: 301, location });
      expect(headers).not.toHaveProperty('strict-transport-security'); // as its standard wants
    }
    const { status, headers } = await requestsTo(() => nginx.at(`www.${name}`))('/about?x=1');
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers).toHaveProperty('strict-transport-security');
  });

  test("shows certbot's file to the issuer of certificates", async () => {
    const { body } = await requestUnencrypted('/.well-known/acme-challenge/token');
    expect(String(body)).toBe('for the issuer');
  });

  test('names the encoding of texts', async () => {
    const texts = ['robots.txt', 'assets/app.js', 'manifest.webmanifest', 'sitemap.xml'];
    for (const file of texts.filter((own) => existsSync(path.join(directory, own))))
      expect((await request(`/${file}`)).headers['content-type']).toMatch(/; charset=utf-8$/);
  });

  test('answers what it cannot read with the 404 page', async () => {
    expectFile(await request(`/${'a'.repeat(9_000)}`), '404.html');
    expectFile(await request('/', { headers: { x: 'a'.repeat(40_000) } }), '404.html');
    expect((await requestsTo(() => ({ port: nginx.port }))('/')).status).toBe(404); // not encrypted
  });

  test('sends the whole file to whoever asks for a part', async () => {
    for (const range of ['bytes=0-9', 'bytes=99999999-'])
      expectFile(
        await request('/about', { headers: { range } }),
        'about.html',
        'text/html',
        '/about',
      );
  });
});

function answersAsAHostShould(
  request: SendRequest,
  encoding: string,
  decode: (body: Buffer) => Buffer,
): void {
  test('answers the address of each file with the file', async () => {
    for (const [address, file, type, caching, policy] of files) {
      const answer = await request(address);
      expectFile(answer, file, type, address);
      expect(answer.headers['cache-control']).toContain(caching);
      expect(answer.headers['cross-origin-resource-policy']).toBe(policy);
    }
  });

  test('answers any other address with the 404 page', async () => {
    for (const address of unknown) {
      // The part that is asked for is not one of the 404 page.
      const answer = await request(address, { headers: { range: 'bytes=9-' } });
      const { status, headers, body } = answer;
      const isPage =
        body.equals(read('404.html')) && /must-revalidate/.test(`${headers['cache-control']}`);
      expect({ address, status, isPage }).toEqual({ address, status: 404, isPage: true });
    }
    expectFile(await request('/nope'), '404.html', 'text/html');
  });

  test('compresses texts', async () => {
    const notInPreview = encoding === 'gzip' ? ['/nope'] : [];
    for (const address of ['/', '/about', '/assets/app.js', ...notInPreview]) {
      const plain = await request(address);
      const sent = await request(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(sent.headers.etag).not.toBe(plain.headers.etag);
      expect(decode(sent.body).equals(plain.body)).toBe(true);
    }
  });

  test('says that a file is unchanged', async () => {
    const { headers } = await request('/assets/app.js');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const { status, body, headers: own } = await request('/assets/app.js', again);
    expect([status, body.length]).toEqual([304, 0]);
    expect(own).toMatchObject(Object.fromEntries(new Headers(headersFor('/assets/app.js'))));
  });

  test('answers HEAD like GET, without the body, and refuses what would change something', async () => {
    const get = await request('/');
    const head = await request('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await request('/nope', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
}

/** Expects a file of the build as the answer to an address, with its headers, each sent once. */
function expectFile(
  answer: Awaited<ReturnType<SendRequest>>,
  file: string,
  type = '',
  address = '/',
) {
  const { headers, names, body } = answer;
  const isUnknown = file === '404.html';
  const own = new Headers(headersFor(isUnknown ? '/404' : address.replace(/\?.*/, '')));
  const expected = {
    address,
    status: isUnknown ? 404 : 200,
    isFile: true,
    ...Object.fromEntries(own),
  };
  const found = { ...headers, address, status: answer.status, isFile: body.equals(read(file)) };
  expect(found).toMatchObject(expected);
  expect(headers['content-type']).toContain(type);
  expect(names).toEqual([...new Set(names)]);
  expect([...own].length).toBeGreaterThan(7);
  expect(headers.server ?? 'nginx').toBe('nginx'); // and not its version
}
