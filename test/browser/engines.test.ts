/* What each engine could break in a way of its own. */
import { execFileSync } from 'node:child_process';
import { HAS_NIGHT } from '../../src/theme/media';
import { chromium, firefox, isInstalled, webkit } from './harness/browsers';
import * as form from './harness/form';
import { goTo, isMounted, nextPaint, readPage, showImages } from './harness/inPage';
import * as layout from './harness/layout';
import { APP } from './harness/site';
import {
  describeIf,
  expectNoRequest,
  resize,
  startBrowser,
  waitFor,
  waitForApp,
  waitForPage,
} from './harness/visit';

for (const [name, engine, isThere] of [
  ['Chromium', chromium, true],
  ['Firefox', firefox, isInstalled.firefox],
  ['WebKit', webkit, isInstalled.webkit],
] as const)
  describeIf(isThere)(`in ${name}`, () => {
    const visit = startBrowser(engine);

    form.describeIfLogged('the form', () => {
      test('logs each submit once, as one object; what was typed stays, and nothing is requested', async () => {
        const page = await visit('/');
        const typed = await form.fillIn(page);
        await form.submit(page);
        await form.submit(page);
        await form.expectLogs(page, [[typed], [typed]]);
        expect(await form.read(page)).toEqual(typed);
        await expectNoRequest(page);
      });

      test('is not submitted with a malformed address', async () => {
        const page = await visit('/');
        await page.focus(form.EMAIL);
        await page.keyboard.type('ada@');
        await page.keyboard.press('Enter');
        await form.expectLogs(page, []);
      });

      test('does nothing without JavaScript, and keeps what was typed', async () => {
        // Without the directive that forbids to send it, because it must be harmless by itself.
        const change = (html: string) => html.replace(/form-action[^;]*;/, '');
        const page = await visit('/', { javaScript: false, change });
        const typed = await form.fillIn(page);
        await form.submit(page);
        await page.focus(form.BUTTON);
        await page.keyboard.press('Enter');
        await page.evaluate(nextPaint);
        expect(await form.read(page)).toEqual(typed);
        await expectNoRequest(page);
      });
    });

    test('what was typed before React mounts on a live page stays, with focus and cursor, and is logged once', async () => {
      const { page, typed, focus } = await form.openLive(visit);
      page.site.release();
      await waitFor('React has mounted', () => page.evaluate(isMounted));
      await waitForApp(page);
      expect(await form.read(page)).toEqual(typed);
      expect(await page.evaluate(form.readFocus)).toEqual(focus);
      if (!form.isLogged) return;
      await form.submit(page);
      await form.expectLogs(page, [[typed]]);
      expect(await form.read(page)).toEqual(typed);
    });

    test('the page follows the path from the first moment, there and back, with the focus, and loads the app once', async () => {
      const about = await (await visit('/about')).evaluate(readPage);
      const nope = await (await visit('/nope')).evaluate(readPage);
      const page = await visit('/');
      const home = await page.evaluate(readPage);
      const readTop = () => Math.round(scrollY);
      const readFocus = () => {
        const own = document.activeElement as Element;
        return [own.localName, getComputedStyle(own).outlineStyle];
      };
      await page.keyboard.press('Tab'); // From now on, browsers outline what has the focus.
      await page.evaluate(() => scrollTo(0, 1000));
      const top = await page.evaluate(readTop);
      await page.evaluate(goTo, '/about');
      await waitForPage(page, about);
      expect(await page.evaluate(readFocus)).toEqual(['main', 'none']);
      await page.evaluate(goTo, '/nope');
      await waitForPage(page, nope);
      await page.evaluate(() => history.back());
      await waitForPage(page, about);
      await page.evaluate(() => history.back());
      await waitForPage(page, home);
      await waitFor('the page is where it was', async () => (await page.evaluate(readTop)) === top);
      await page.evaluate(() => history.forward());
      await waitForPage(page, about);
      expect(page.site.requests.filter((path) => APP.test(path))).toHaveLength(1);
    });

    test('every image is shown, and in the dark scheme in its dark colours, if it has any', async () => {
      const page = await visit('/');
      for (const width of [1280, 390]) {
        await resize(page, width, 900);
        await page.evaluate(showImages); // fails if one is missing
        // Otherwise the drawing has the same colours by day and by night: see src/drawings/paint.ts and src/theme/palettes.ts.
        if (HAS_NIGHT) expect(await page.evaluate(findLightDrawings)).toEqual([]);
      }
    });

    test('in narrow and wide windows, with the widest text spacing, nothing is cut off, outside or on other text', async () => {
      const page = await visit('/');
      expect(await layout.findProblemsAt([1920, 1024, 320], page, [layout.TEXT_SPACING])).toEqual(
        [],
      );
    });

    // A driver presses keys in the page only. xdotool presses them in the window below the pointer.
    if (engine === webkit)
      test('zoomed to 300 %, the page is like one in a narrow window', async () => {
        const page = await visit('/', { width: 1200 });
        /** The width of the window and the size of each text, in CSS pixels. */
        const readSizes = () => {
          const sizeOf = (own: Element) => parseFloat(getComputedStyle(own).fontSize).toFixed(1);
          return {
            width: innerWidth,
            sizes: Array.from(document.querySelectorAll('main *'), sizeOf),
          };
        };
        const zoom = async (key: string, factor: number) => {
          const keys = ['mousemove', '0', '0', 'key', '--repeat', '9', key];
          execFileSync('xdotool', keys, { env: process.env });
          const isZoomed = (wanted: number) => Math.abs(outerWidth / innerWidth - wanted) < 0.05;
          await waitFor('the page is zoomed', () => page.evaluate(isZoomed, factor));
        };
        await zoom('ctrl+plus', 3); // nearly: it is the largest factor
        const zoomed = await page.evaluate(readSizes);
        const problems = await layout.findProblems(page);
        await zoom('ctrl+0', 1);
        await resize(page, zoomed.width, 900);
        expect(await page.evaluate(readSizes)).toEqual(zoomed);
        expect(problems).toEqual([]);
      });
  });

/** Runs in the page: the drawings whose dark version has the colours of the light one. */
async function findLightDrawings(): Promise<string[]> {
  const paint = async (src: string) => {
    const image = Object.assign(new Image(), { src });
    document.body.append(image); // WebKit reads the fragment of an image in the page
    await image.decode();
    await new Promise(requestAnimationFrame);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.remove();
    return canvas.toDataURL();
  };
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  const light: string[] = [];
  for (const drawing of new Set(shown.map(({ currentSrc }) => currentSrc))) {
    const [file, fragment] = drawing.split('#');
    // Other queries, because WebKit takes the image of the first fragment for all.
    const isPainted = (await (await fetch(drawing)).text()).includes('id="night"');
    if (isPainted && (await paint(`${file}&dark#${fragment}`)) === (await paint(`${file}&light`)))
      light.push(drawing);
  }
  return light;
}
