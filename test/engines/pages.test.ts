/* What every visitor gets, in every engine. */
import { PNG } from 'pngjs';
import { home } from '../../src/content/home';
import { notFound } from '../../src/content/pages';
import { night, tokens } from '../../src/theme/tokens';
import { rgb } from '../support/color';
import { scrollThrough } from '../support/inPage';
import { inEachEngine } from './harness';

const schemes = [
  { scheme: 'light', ink: tokens.color.ink, red: tokens.color.red },
  { scheme: 'dark', ink: night.ink, red: night.red },
] as const;

inEachEngine((visit) => {
  describe.each(schemes)('in the $scheme scheme', ({ scheme, ink, red }) => {
    test.each([
      ['/', ink, home.hero.title],
      ['/about', ink, notFound.heading],
      ['/nope', red, notFound.heading],
    ])('%s has its heading in its colour', async (path, colour, text) => {
      const page = await visit(path, { scheme });
      const heading = await page.evaluate(() => {
        const element = document.querySelector('h1') as HTMLElement;
        return { text: element.innerText, colour: getComputedStyle(element).color };
      });
      expect(heading).toEqual({ text, colour: rgb(colour) });
    });
  });

  test.each([
    ['light', 'bright'],
    ['dark', 'dark'],
  ] as const)('in the %s scheme plates are %s', async (scheme, expected) => {
    // A small window, since pictures of large ones take long to read.
    const page = await visit('/', { scheme, width: 390, height: 500 });
    await page.evaluate(scrollThrough);
    // Two that lie on paper; land has tones of its own.
    for (const plate of ['#what-we-do li:nth-child(2) img', '#resources img']) {
      const ground = lightness(await page.screenshot(plate));
      // Pure black would be a picture of nothing.
      expect(ground > 0.75 ? 'bright' : ground > 0 && ground < 0.25 ? 'dark' : ground).toBe(
        expected,
      );
    }
  });

  test('a placeholder link leads nowhere', async () => {
    const page = await visit('/');
    const count = await page.evaluate(() => {
      const links = document.querySelectorAll('a:not([href])');
      for (const [i, link] of links.entries()) link.id = `placeholder-${i}`;
      return links.length;
    });
    const { header, industries } = home;
    const links = [...header.links, ...industries.cards.map(({ link }) => link)];
    expect(count).toBe(links.filter((link) => !('href' in link)).length);
    const requests = page.requests.length;
    for (let i = 0; i < count; i++) await page.click(`#placeholder-${i}`);
    expect(await page.evaluate(() => location.href)).toBe(`${page.site}/`);
    expect(page.requests.slice(requests).filter((path) => !path.includes('/images/'))).toEqual([]);
  });

  test('reading fetches no script, and violates no policy', async () => {
    const page = await visit('/');
    await page.press('PageDown');
    await page.press('End');
    await page.press('Home');
    // These two follow the link that skips to the main part.
    await page.press('Tab');
    await page.press('Enter');
    await page.until(() => location.hash === '#main');
    await page.evaluate(scrollThrough);
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
    expect(page.requests.filter((path) => path.includes('/images/')).length).toBeGreaterThan(8);
  });
});

/** How light most of a picture's points are: 0 is black, 1 is white. */
function lightness(picture: Buffer): number {
  const { data } = PNG.sync.read(picture);
  const greens = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1] ?? 0);
  return (greens.sort((a, b) => a - b)[Math.floor(greens.length / 2)] ?? 0) / 255;
}
