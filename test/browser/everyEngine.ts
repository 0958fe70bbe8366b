/* What each engine could break in a way of its own. */
import {
  BUTTON,
  describeLoggedForm,
  EMAIL,
  expectLogs,
  fillIn,
  readForm,
  submit,
} from './harness/form';
import { goTo, nextPaint, readPage, showImages } from './harness/inPage';
import { layoutProblemsAt, TEXT_SPACING } from './harness/layout';
import { waitFor } from './harness/processes';
import { APP } from './harness/site';
import { expectNoRequest, type OpenVisit } from './harness/visit';

export function declareTestsOfEveryEngine(visit: OpenVisit): void {
  describeLoggedForm('the form', () => {
    test('logs each submit once, as one object; what was typed stays, and nothing is requested', async () => {
      const page = await visit('/');
      const typed = await fillIn(page);
      await submit(page);
      await submit(page);
      await expectLogs(page, [[typed], [typed]]);
      expect(await readForm(page)).toEqual(typed);
      await expectNoRequest(page);
    });

    test('is not submitted with a malformed address', async () => {
      const page = await visit('/');
      await page.click(EMAIL);
      await page.type('ada@');
      await submit(page);
      await waitFor('the browser moves the focus to the malformed address', () =>
        page.evaluate((email) => document.activeElement?.matches(email), EMAIL),
      );
      await expectLogs(page, []);
    });

    test('does nothing without JavaScript, and keeps what was typed', async () => {
      // Without the directive that forbids to send it, because it must be harmless by itself.
      const change = (html: string) => html.replace(/form-action[^;]*;/, '');
      const page = await visit('/', { javaScript: false, change });
      const typed = await fillIn(page);
      await submit(page);
      await page.click(BUTTON);
      await page.evaluate(nextPaint);
      expect(await readForm(page)).toEqual(typed);
      await expectNoRequest(page);
    });
  });

  test('the page follows the path from the first moment, there and back, and loads the app once', async () => {
    const page = await visit('/about');
    const shown = [await page.evaluate(readPage)];
    for (const path of ['/nope', '/']) {
      page.site.requests.length = 0;
      await page.goto(page.site.address + path);
      shown.push(await page.evaluate(readPage));
    }
    const [about, nope, home] = shown;
    const expectPage = (expected = '') =>
      waitFor(`the page is\n${expected}`, async () => (await page.evaluate(readPage)) === expected);
    await page.evaluate(goTo, '/about');
    await expectPage(about);
    await page.evaluate(goTo, '/nope');
    await expectPage(nope);
    await page.evaluate(() => history.back());
    await expectPage(about);
    await page.evaluate(() => history.back());
    await expectPage(home);
    await page.evaluate(() => history.forward());
    await expectPage(about);
    expect(page.site.requests.filter((path) => APP.test(path))).toHaveLength(1);
  });

  test('every image is shown, and those with dark colours have them in the dark scheme', async () => {
    const page = await visit('/');
    await page.evaluate(showImages); // fails if one is missing
    expect(await page.evaluate(isDrawingDark)).toBe(true);
  });

  test('in narrow and wide windows, with the widest text spacing, nothing is cut off, outside or on other text', async () => {
    const page = await visit('/');
    expect(await layoutProblemsAt([1920, 1024, 320], page, [TEXT_SPACING])).toEqual([]);
  });
}

/** Runs in the page: whether the colours of a drawing that has two versions are not those of the light one. */
async function isDrawingDark(): Promise<boolean> {
  const paint = async (src: string) => {
    const image = Object.assign(new Image(), { src });
    document.body.append(image); // WebKit reads the fragment of an image in the page
    await image.decode();
    await new Promise(requestAnimationFrame);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  };
  const drawing = [...document.images].find(({ currentSrc }) => currentSrc.includes('#'));
  const [file, fragment] = String(drawing?.currentSrc).split('#');
  // Other queries, because WebKit takes the image of the first fragment for all.
  return (await paint(`${file}&dark#${fragment}`)) !== (await paint(`${file}&light`));
}
