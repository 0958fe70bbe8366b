/* The basics in every engine: keyboard, images and the content security policy. */
import { describeFocus, scrollThrough } from '../support/inPage/page';
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
      // Browsers also stop at boxes that scroll.
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
    await page.evaluate(scrollThrough); // fails if an image is missing
    await page.evaluate(addIdleForm);
    await page.click('#idle button');
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/');
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
  });

  test('in the dark scheme, drawings have their dark colours', async () => {
    const page = await visit('/');
    expect(await page.evaluate(countDarkDrawings)).toBeGreaterThan(0);
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
    ':is(a[href], button, input, textarea):not(:disabled, [tabindex="-1"], [type=hidden])';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((own) => own.checkVisibility())
    .map((own) => `${own.localName}: ${own.labels?.[0]?.textContent ?? own.textContent}`);
}

/** Runs in the page: how many images show the dark version of a drawing, which a fragment selects. */
async function countDarkDrawings(): Promise<number> {
  const paint = async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 99, height: 99 });
    canvas.getContext('2d')?.drawImage(image, 0, 0, 99, 99);
    return canvas.toDataURL();
  };
  let count = 0;
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode();
    const [file, fragment] = image.currentSrc.split('#');
    // Another URL, because WebKit takes the image of the first fragment for all.
    const light = Object.assign(new Image(), { src: `${file}&light` });
    if (fragment && (await paint(image)) !== (await paint(light))) count++;
  }
  return count;
}
