/* What a phone loads and shows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageTable } from '../../src/router/pageTable';
import { chromium } from './harness/browsers';
import { nextPaint, showImages } from './harness/inPage';
import { APP, PATHS, readDocument } from './harness/site';
import { expectNoRequest, startBrowser, waitFor } from './harness/visit';

const visit = startBrowser(chromium);

const PHONE = { width: 390, ratio: 3 };

test('a first visit has at most 52 kB without headers where data is saved, because pictures far below wait', async () => {
  const saveData = () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const page = await visit('/', {
    ...PHONE,
    change: (html) => html.replace('<head>', `$&<script>(${saveData})()</script>`),
  });
  // Idle callbacks run in order, and the entry has asked for one before.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.$$('img[loading=eager]')).toEqual([]);
  expectAtMost(52_000, page.site.requests);
});

test('otherwise all pictures come without scrolling, and the whole page has at most 76 kB without headers', async () => {
  const page = await visit('/', PHONE);
  await waitFor('all pictures are there', async () => (await page.evaluate(countMissing)) === 0);
  expectAtMost(76_000, page.site.requests);
  expect(page.site.requests.filter((path) => path.includes('.woff2'))).toHaveLength(1);
});

test('reading, the skip link and the button of the hero load no script and store nothing', async () => {
  const page = await visit('/', { width: 390 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitFor('the skip link moves the focus to <main>', () =>
    page.evaluate(() => document.activeElement?.localName === 'main'),
  );
  await page.evaluate(showImages);
  const button = 'form[method=dialog]:not([data-log]) [type=submit]';
  if (await page.$(button)) await page.click(button);
  await page.evaluate(nextPaint);
  await page.evaluate(() => history.replaceState(null, '', '/')); // without the fragment of the skip link
  await expectNoRequest(page);
  const readStored = () => [document.cookie, { ...localStorage }, { ...sessionStorage }];
  expect(await page.evaluate(readStored)).toEqual(['', {}, {}]);
});

test.each(PATHS.filter((path) => path !== '/'))(
  '%s has at most 500 kB without headers, photographs included',
  async (path) => {
    const page = await visit(path, PHONE);
    await page.evaluate(showImages);
    expectAtMost(500_000, page.site.requests.slice(1));
  },
);

test('the address of each drawing has the hash of what the build has painted', () => {
  for (const [, file, version] of readDocument('index.html').matchAll(
    /"(\/images\/[\w-]+\.svg)\?v=(\w+)/g,
  )) {
    const hash = createHash('sha256').update(readFileSync(process.env.SITE + String(file)));
    expect({ file, version }).toEqual({ file, version: hash.digest('hex').slice(0, 8) });
  }
});

test('a picture that never loads does not delay the others', async () => {
  const names = new Set(readDocument('index.html').match(/[\w-]+-narrow\.svg/g));
  const page = await visit('/', { ...PHONE, hold: RegExp(String([...names].at(-3))) });
  await waitFor(
    'all other pictures are there',
    async () => (await page.evaluate(countMissing)) === 1,
  );
});

const countMissing = () =>
  [...document.images].filter((own) => own.getClientRects().length > 0 && !own.complete).length;

/** Expects that these files have at most so many bytes with brotli. Browsers load each once, and React only on live pages. */
function expectAtMost(limit: number, addresses: string[]): void {
  const counted = addresses.filter((address) => !(pageTable['/'].live && APP.test(address)));
  // Browsers without a window do not load the icon.
  const files = Array.from(new Set([...counted, '/favicon.svg']), (address) => {
    const [name] = address.split('?');
    const file = readFileSync(`${process.env.SITE}${name === '/' ? '/index.html' : name}`);
    const isText = /\.(html|js|svg)$|\/$/.test(String(name));
    return { name, size: isText ? brotliCompressSync(file).length : file.length };
  }).sort((a, b) => b.size - a.size);
  const sum = files.reduce((total, { size }) => total + size, 0);
  const heaviest = files.slice(0, 8).map(({ name, size }) => `${size} ${name}`);
  if (sum > limit)
    throw new Error(
      `${sum} bytes, not ${limit}. Crop photographs to twice the size at which they are shown, and save them as AVIF; simplify drawings; keep fewer characters and axes in the font; or, if the page shall have more, raise the budget in test/browser/phone.test.ts. The heaviest files:\n${heaviest.join('\n')}`,
    );
}
