/* What every visitor gets: keys, pictures, history, and what was done for one engine’s sake. */
import { notFound } from '../../src/content/pages';
import { documentTitle } from '../../src/router/routes';
import { CONTACT_US } from '../support/contact';
import { focused, isHydrated, scrollThrough } from '../support/inPage';
import { hydrate, inEachEngine } from './harness';

inEachEngine((visit) => {
  test('Tab goes through everything that can be used, in order', async () => {
    const page = await visit('/');
    const expected = await page.evaluate(stops);
    expect(expected.length).toBeGreaterThan(4);
    const passed: string[] = [];
    for (let i = 0; i < 100 && passed.length < expected.length; i++) {
      await page.press('Tab');
      const stop = await page.evaluate(focused);
      if (!stop.startsWith('iframe')) passed.push(stop); // whose inside belongs to another site
    }
    expect(passed).toEqual(expected);
  });

  test('reading and the button of the hero fetch no script, and violate no policy', async () => {
    const page = await visit('/', { reactStart: 'form' });
    // These two follow the link that skips to the main part.
    await page.press('Tab');
    await page.press('Enter');
    await page.waitFor(
      'the first link of the page skips to <main>, which gets the focus',
      () => document.activeElement?.localName === 'main',
    );
    await page.evaluate(scrollThrough);
    await page.click(CONTACT_US);
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/');
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
    const pictures = await page.evaluate(() => document.images.length);
    const asked = page.requests.filter((path) => path.includes('/images/'));
    expect(new Set(asked).size).toBeGreaterThanOrEqual(pictures);
  });

  test('by day drawings are bright, and dark by night', async () => {
    const [day = 0, night = 1] = [
      await (await visit('/', { scheme: 'light' })).evaluate(lightness),
      await (await visit('/', { scheme: 'dark' })).evaluate(lightness),
    ];
    expect(night).toBeLessThan(day / 2);
    expect(night).toBeGreaterThan(0); // pure black would be a picture of nothing
  });

  test('no list has marks, and placeholder links in a text are underlined by a fine dotted line', async () => {
    const page = await visit('/');
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('ul')].map((list) => getComputedStyle(list).listStyleType),
    );
    expect(new Set(marks)).toEqual(new Set(['""']));
    const lines = await page.evaluate(() =>
      Array.from(document.querySelectorAll('section a:not([href])'), (link) => {
        const style = getComputedStyle(link);
        const parts = ['line', 'style', 'thickness'] as const;
        return parts.map((part) => style.getPropertyValue(`text-decoration-${part}`)).join(' ');
      }),
    );
    expect(lines.filter((line) => line !== 'underline dotted 1px')).toEqual([]);
  });

  test.each(['before', 'after'])('history within the document works %s hydration', async (when) => {
    const page = await visit('/', { reactStart: 'form' });
    if (when === 'after') await hydrate(page);
    await page.evaluate(() => {
      for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
    });
    expect(await page.evaluate(isHydrated)).toBe(when === 'after');
    for (const path of ['/nope', '/about', '/']) {
      await page.go(-1);
      await page.waitFor(`history leads to ${path}`, (path) => location.pathname === path, path);
      const title = documentTitle(path);
      await page.waitFor(
        `${path} has the title “${title}”`,
        (title) => document.title === title,
        title,
      );
      const heading = await page.evaluate(() => document.querySelector('h1')?.textContent);
      expect(heading === notFound.heading).toBe(path !== '/');
    }
  });
});

/** Runs in the page: where the Tab key has to stop, as `focused` calls it: at all that can be used, and nowhere else. */
function stops(): string[] {
  const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((element) => element.checkVisibility())
    .map((own) => `${own.localName}: ${own.labels?.[0]?.textContent ?? own.textContent}`);
}

/** Runs in the page: how light most points are of a drawing beside others that has a dark version; 1 is white. */
async function lightness(): Promise<number> {
  const own = 'li + li picture:has([srcset$="#night"]) img';
  const image = document.querySelector(own) as HTMLImageElement;
  image.scrollIntoView();
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const greens = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1] ?? 0);
  return (greens.sort((a, b) => a - b)[greens.length / 2] ?? 0) / 255;
}
