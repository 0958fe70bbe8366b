/* The basics in every engine: keyboard, images, and workarounds for single engines. */
import { tokens } from '../../src/theme/tokens';
import { describeFocus, scrollThrough } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { inEachEngine } from './harness';

inEachEngine((visit) => {
  test('Tab reaches every control, in order', async () => {
    const page = await visit('/');
    const expected = await page.evaluate(expectedTabStops);
    expect(expected.length).toBeGreaterThan(4);
    const passed: string[] = [];
    for (let i = 0; i < 200 && passed.length < expected.length; i++) {
      await page.press('Tab');
      const stop = await page.evaluate(describeFocus);
      // Browsers also stop at boxes that scroll, and at the controls of videos.
      if (expected.includes(stop)) passed.push(stop);
    }
    expect(passed).toEqual(expected);
  });

  test('reading, and a form that does nothing, load no script, and do not violate the CSP', async () => {
    const page = await visit('/', { reactStart: 'form' });
    // Follows the skip link.
    await page.press('Tab');
    await page.press('Enter');
    await waitFor(
      () => page.evaluate(() => document.activeElement?.localName === 'main'),
      'the skip link moves the focus to <main>',
    );
    await page.evaluate(scrollThrough);
    await page.evaluate(addIdleForm);
    await page.click('#idle button');
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/');
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
    const pictures = await page.evaluate(
      () => new Set(Array.from(document.images, ({ currentSrc }) => currentSrc)).size,
    );
    const asked = page.requests.filter((path) => path.includes('/images/'));
    expect(new Set(asked).size).toBeGreaterThanOrEqual(pictures);
  });

  test('drawings are dark in the dark scheme', async () => {
    if (!tokens.schemes.includes('dark')) return;
    const brightest = Math.max(...(await (await visit('/')).evaluate(backgroundColor)));
    expect(brightest).toBeGreaterThan(0); // pure black would be an empty image
    expect(brightest).toBeLessThan(128);
  });
});

/** Runs in the page: adds a form that React does not handle. */
function addIdleForm(): void {
  const form = Object.assign(document.createElement('form'), { id: 'idle', method: 'dialog' });
  form.append(document.createElement('button'));
  document.querySelector('main')?.prepend(form);
}

/** Runs in the page: the expected tab stops, which are all controls, in the format of describeFocus. */
function expectedTabStops(): string[] {
  const controls =
    ':is(a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"]):not(:disabled, [tabindex="-1"], [inert] *)';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((element) => element.checkVisibility())
    .filter((own) => {
      // A group of radio buttons is one stop.
      const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${own.name}"]`)];
      return own.type !== 'radio' || own === (group.find(({ checked }) => checked) ?? group[0]);
    })
    .map((own) => `${own.localName}: ${own.labels?.[0]?.textContent ?? own.textContent}`);
}

/** Runs in the page: the red, green and blue of the background of a drawing that has a dark version. */
async function backgroundColor(): Promise<number[]> {
  const own = 'li + li picture:has([srcset$="#night"]) img';
  const image = document.querySelector(own) as HTMLImageElement;
  image.scrollIntoView();
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 99, height: 99 });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.drawImage(image, 0, 0, 99, 99);
  return [...brush.getImageData(50, 2, 1, 1).data].slice(0, 3);
}
