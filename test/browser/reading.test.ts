/* What somebody gets who only reads, in each engine. */
import { inEachEngine } from './harness';
import { layoutProblems, nextPaint, readTexts, showImages } from './harness/inPage';
import { waitFor } from './harness/programs';
import { firefox } from './harness/puppeteer';
import { webkit } from './harness/webkit';

const MEDIA = /\.(svg|png|woff2)\b/;

inEachEngine((visit, engine) => {
  test('reading and the skip link load no script; in the dark scheme, drawings have their dark colours', async () => {
    const page = await visit('/');
    await page.press('Tab');
    await page.press('Enter');
    await waitFor('the skip link moves the focus to <main>', () =>
      page.evaluate(() => document.activeElement?.localName === 'main'),
    );
    await page.evaluate(showImages); // fails if one is missing
    expect(await page.evaluate(countDarkDrawings)).toBeGreaterThan(0);
    const idle = 'form:not([data-react]) [type=submit]';
    if (await page.evaluate((button) => document.querySelector(button) !== null, idle))
      await page.click(idle);
    await page.evaluate(nextPaint);
    expect(page.requests.filter((path) => !MEDIA.test(path) && !path.includes('favicon'))).toEqual([
      '/',
    ]);
  });

  test('without JavaScript, styles, images, font or app, all text can be read', async () => {
    const page = await visit('/');
    const texts = await page.evaluate(readTexts, 'body');
    expect(texts.length).toBeGreaterThan(0);
    const losses = {
      JavaScript: { javaScript: false },
      'images, font and app': { lose: /\.(svg|png|woff2|js)\b/, expects: /./ },
      styles: { change: (html: string) => html.replace(/<style.*?<\/style>/gs, '') },
    };
    for (const [name, loss] of Object.entries(losses)) {
      const poorer = await visit('/', loss);
      // Without styles, the links of the header are behind a button at any width.
      if (name === 'styles')
        await poorer.evaluate(() =>
          document.querySelector<HTMLElement>('[popover]')?.showPopover(),
        );
      const found = new Set(await poorer.evaluate(readTexts, 'body'));
      expect(texts.filter((text) => !found.has(text)).map((text) => `${name}: ${text}`)).toEqual(
        [],
      );
    }
  });

  test.each(['/', '/nope'])(
    'on %s, at every width and with the widest text spacing, nothing is cut off, covered or outside of the window',
    async (path) => {
      const page = await visit(path);
      const problems = new Set<string>();
      for (const spacing of ['usual', 'wide']) {
        if (spacing === 'wide') await page.evaluate(spaceText);
        for (const width of [2560, 1920, 1440, 1024, 768, 390, 320]) {
          await page.resize(width, 900);
          await page.evaluate(nextPaint);
          for (const problem of await page.evaluate(layoutProblems))
            problems.add(`at ${width} px, with ${spacing} text spacing: ${problem}`);
        }
      }
      expect([...problems]).toEqual([]);
    },
  );

  test('assistive technology is told each list and heading, and no picture without a name', async () => {
    const page = await visit('/');
    const expected = await page.evaluate(() =>
      ['ul, ol', 'h1, h2, h3', 'img[alt]:not([alt=""])'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
    );
    expect(expected[0]).toBeGreaterThan(0);
    expect(await page.countRoles(['list', 'heading', 'image'])).toEqual(expected);
  });

  if (engine === firefox)
    test('no line moves when the web font arrives late: its stand-in is as wide and as high', async () => {
      const page = await visit('/');
      // Needs Arial, Roboto or Liberation Sans.
      for (const { weight, width, height } of await page.evaluate(measureFallback)) {
        expect({ weight, error: Math.abs(width - 1) < 0.01 ? 0 : width }).toEqual({
          weight,
          error: 0,
        });
        expect(height).toBeCloseTo(1, 1);
      }
    });

  if (engine === webkit)
    test('zoomed to 400 %, the page is like one in a narrow window', async () => {
      // The window zooms by the address: see webkitWindow.js.
      const narrow = await (await visit('/', { width: 400 })).evaluate(readFontSizes);
      const page = await visit('/?zoom=4', { width: 1600 });
      expect(await page.evaluate(readFontSizes)).toEqual(narrow);
      expect(await page.evaluate(layoutProblems)).toEqual([]);
    });
});

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
    const [file, fragment] = image.currentSrc.split('#');
    // Another URL, because WebKit takes the image of the first fragment for all.
    const light = Object.assign(new Image(), { src: `${file}&light` });
    if (fragment && (await paint(image)) !== (await paint(light))) count++;
  }
  return count;
}

/** Runs in the page: widens text as far as a reader may: https://www.w3.org/TR/WCAG22/#text-spacing */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: how large the page's text is in the fallback font, as a multiple of its size in the web font. */
function measureFallback() {
  const [web, fallback] = new Set([...document.fonts].map(({ family }) => family));
  const text = document.body.textContent;
  const measure = (font: string) => {
    const line = Object.assign(document.createElement('span'), { textContent: text });
    Object.assign(line.style, { font, whiteSpace: 'nowrap' });
    document.body.append(line);
    return line.getBoundingClientRect();
  };
  return [400, 600].map((weight) => {
    const own = measure(`${weight} 20px ${web}`);
    const other = measure(`${weight} 20px ${fallback}`);
    return { weight, width: other.width / own.width, height: other.height / own.height };
  });
}

/** Runs in the page: the width of the window and the size of each text, in CSS pixels. */
function readFontSizes(): (number | string)[] {
  const texts = Array.from(
    document.querySelectorAll('main *'),
    (own) => getComputedStyle(own).fontSize,
  );
  return [innerWidth, ...texts];
}
