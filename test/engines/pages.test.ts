/* What every visitor gets, in every engine. */
import { PNG } from 'pngjs';
import { night, tokens } from '../../src/theme/tokens';
import { inEachEngine } from './harness';
import { scrollThrough } from './harness/inPage';

const schemes = [
  { scheme: 'light', ink: tokens.color.ink, red: tokens.color.red },
  { scheme: 'dark', ink: night.ink, red: night.red },
] as const;

inEachEngine((visit) => {
  describe.each(schemes)('in the $scheme scheme', ({ scheme, ink, red }) => {
    test.each([
      ['/', ink, /deployment/],
      ['/about', ink, /^404 - Page Not Found$/],
      ['/nope', red, /^404 - Page Not Found$/],
    ])('%s has its heading in its colour', async (path, colour, words) => {
      const page = await visit(path, { scheme });
      const heading = await page.evaluate(() => {
        const element = document.querySelector('h1') as HTMLElement;
        return { text: element.innerText, colour: getComputedStyle(element).color };
      });
      expect(heading).toEqual({ text: expect.stringMatching(words), colour: rgb(colour) });
    });
  });

  test.each([
    ['light', 'bright'],
    ['dark', 'dark'],
  ] as const)('in the %s scheme plates are %s', async (scheme, expected) => {
    // A small window, since pictures of large ones take long to read.
    const page = await visit('/', { scheme, width: 390, height: 500 });
    await page.evaluate(scrollThrough);
    for (const section of ['#what-we-do', '#engagement']) {
      const ground = lightness(await page.screenshot(`${section} img`));
      // Pure black would be a picture of nothing.
      expect(ground > 0.75 ? 'bright' : ground > 0 && ground < 0.25 ? 'dark' : ground).toBe(
        expected,
      );
    }
  });

  test('reading fetches no script, and violates no policy', async () => {
    const page = await visit('/');
    await page.press('PageDown');
    await page.press('End');
    await page.press('Home');
    await page.evaluate(scrollThrough);
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
    expect(page.requests.filter((path) => path.includes('/images/')).length).toBeGreaterThan(8);
  });

  test('a placeholder link leads nowhere', async () => {
    const page = await visit('/');
    const count = await page.evaluate(() => {
      const links = document.querySelectorAll('a:not([href])');
      for (const [i, link] of links.entries()) link.id = `placeholder-${i}`;
      return links.length;
    });
    expect(count).toBe(6 + 3);
    const requests = page.requests.length;
    for (let i = 0; i < count; i++) await page.click(`#placeholder-${i}`);
    expect(await page.evaluate(() => location.href)).toBe(`${page.site}/`);
    expect(page.requests.slice(requests).filter((path) => !path.includes('/images/'))).toEqual([]);
  });
});

/** A colour token as browsers report it: '#102030' is 'rgb(16, 32, 48)'. */
const rgb = (hex: string): string =>
  `rgb(${hex
    .match(/[\da-f]{2}/gi)
    ?.map((digits) => Number.parseInt(digits, 16))
    .join(', ')})`;

/** How light most of a picture's points are: 0 is black, 1 is white. */
function lightness(picture: Buffer): number {
  const { data } = PNG.sync.read(picture);
  const greens = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1] ?? 0);
  return (greens.sort((a, b) => a - b)[Math.floor(greens.length / 2)] ?? 0) / 255;
}
