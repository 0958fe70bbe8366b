/* What a phone loads and shows. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test('a first visit has at most 53 kB, and the whole page 80 kB, compressed with brotli', async () => {
  const { requests, evaluate } = await visit('/', { width: 390, ratio: 3 });
  requests.push('/favicon.svg'); // which a browser without a window does not load
  const first = sizeOf(requests);
  await evaluate(showImages);
  const whole = sizeOf(requests);
  expect(first).toBeLessThanOrEqual(53_000);
  expect(whole).toBeLessThanOrEqual(80_000);
});

test.each(['what-we-do', 'engagement'])('each card of #%s shows an image', async (id) => {
  const { evaluate } = await visit('/', { width: 390 });
  await evaluate(showImages);
  const cards = await evaluate(readCards, id);
  expect(cards).not.toEqual([]);
  expect(cards).toEqual(cards.map(({ title }) => ({ title, hasImage: true })));
});

/** Runs in the page: the cards of a section, and whether each shows an image. */
function readCards(id: string) {
  return Array.from(document.querySelectorAll(`#${id} li:has(h3)`), (card) => ({
    title: card.querySelector('h3')?.textContent,
    hasImage: [...card.querySelectorAll('img')].some(
      (image) => image.checkVisibility({ visibilityProperty: true }) && image.width > 50,
    ),
  }));
}

/** The bytes of the files at these addresses. Browsers load each once. */
function sizeOf(addresses: string[]): number {
  const sizes = Array.from(new Set(addresses), (address) => {
    const [name] = address.split('?');
    const file = readFileSync(`${process.env.SITE}${name === '/' ? '/index.html' : name}`);
    return /\.(html|js|svg)$|\/$/.test(String(name))
      ? brotliCompressSync(file).length
      : file.length;
  });
  return sizes.reduce((sum, size) => sum + size);
}
