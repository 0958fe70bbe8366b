/* What a phone loads and shows. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pages } from '../../src/router/pages';
import { showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { APP } from './harness/site';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test('a first visit has at most 53 kB, and the whole page 80 kB, compressed with brotli', async () => {
  const { site, evaluate } = await visit('/', { width: 390, ratio: 3 });
  site.requests.push('/favicon.svg'); // which a browser without a window does not load
  const first = sizeOf(site.requests);
  await evaluate(showImages);
  const whole = sizeOf(site.requests);
  expect(first).toBeLessThanOrEqual(53_000);
  expect(whole).toBeLessThanOrEqual(80_000);
});

test('each card of What we do and of Engagement shows an image', async () => {
  const { evaluate } = await visit('/', { width: 390 });
  await evaluate(showImages);
  const titles = await evaluate(() =>
    [...document.querySelectorAll(':is(#what-we-do, #engagement) li:has(h3)')]
      .filter(
        (card) =>
          ![...card.querySelectorAll('img')].some(
            (image) =>
              image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              image.width > 50,
          ),
      )
      .map((card) => card.querySelector('h3')?.textContent),
  );
  expect(titles).toEqual([]);
});

/** The bytes of the files at these addresses. Browsers load each once, and React only on live pages. */
function sizeOf(addresses: string[]): number {
  const counted = addresses.filter((address) => !(pages['/'].live && APP.test(address)));
  const sizes = Array.from(new Set(counted), (address) => {
    const [name] = address.split('?');
    const file = readFileSync(`${process.env.SITE}${name === '/' ? '/index.html' : name}`);
    return /\.(html|js|svg)$|\/$/.test(String(name))
      ? brotliCompressSync(file).length
      : file.length;
  });
  return sizes.reduce((sum, size) => sum + size);
}
