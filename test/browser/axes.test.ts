/* What may vary from one visitor to the next (scheme, contrast, colours, letters, pointer), and what holds in each. */
import type { Page } from 'playwright-core';
import { changes } from '../support/changes';
import { contrast } from '../support/color';
import { FORM } from '../support/contact';
import { overflows, overlaps, painted } from '../support/inPage';
import { paths } from '../support/paths';
import { contactForm, hydrated, visit } from './harness';

const schemes = ['light', 'dark'] as const;

/** Runs in the page: the colour of each line that frames or parts something, and of the grounds on its two sides. */
function lines(): { of: string; line: string; grounds: string[] }[] {
  const edges = ['top', 'right', 'bottom', 'left'];
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const edge = edges.find((name) => style.getPropertyValue(`border-${name}-width`) !== '0px');
    if (!edge || !element.checkVisibility()) return [];
    const groundOf = (start: Element | null) => {
      let ground = start;
      while (ground && isClear(getComputedStyle(ground).backgroundColor))
        ground = ground.parentElement;
      return getComputedStyle(ground ?? document.body).backgroundColor;
    };
    const grounds = [groundOf(element), groundOf(element.parentElement)];
    const of = `<${element.localName}> ${element.textContent?.slice(0, 20)}`;
    const line = style.getPropertyValue(`border-${edge}-color`);
    return isClear(line) ? [] : [{ of, line, grounds }];
  });
}

const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

test.each(schemes)('who asks for more contrast can see every line (%s)', async (colorScheme) => {
  const { page } = await visit('/', { colorScheme });
  const strengths = async () =>
    (await page.evaluate(lines)).map(({ of, line, grounds }) => ({
      of,
      ratio: Math.max(...grounds.map((ground) => contrast(channels(line), channels(ground)))),
    }));
  const usual = await strengths();
  await page.emulateMedia({ contrast: 'more' });
  const stronger = await strengths();
  expect(stronger.filter(({ ratio }) => ratio < 3)).toEqual([]);
  expect(usual.some(({ ratio }) => ratio < 3)).toBe(true); // otherwise there was nothing to strengthen
});

test.each(paths)(
  'on %s forced colours hold, and keep the edges of what was framed',
  async (path) => {
    const { page } = await visit(path);
    await page.evaluate(() => {
      for (const [i, element] of document.querySelectorAll('#root *').entries())
        element.id ||= `e${i}`;
    });
    const framed = (await page.evaluate(frames)).map(({ id }) => id);
    await page.emulateMedia({ forcedColors: 'active' });
    const now = await page.evaluate(frames);
    expect(framed.filter((id) => !now.some((frame) => frame.id === id))).toEqual([]);
    expect(now.filter(({ isButton, isWhole }) => isButton && !isWhole)).toEqual([]);
    const adjusted = await page
      .locator('body :not(svg, svg *)')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).forcedColorAdjust));
    expect(new Set(adjusted)).toEqual(new Set(['auto']));
    expect(await page.evaluate(behindText)).toEqual([]);
  },
);

/** Runs in the page: what has a border, or a ground of its own that stands for one as a button's does. */
function frames(): { id: string; isButton: boolean; isWhole: boolean }[] {
  return [...document.querySelectorAll('#root :not(section, header, footer)')].flatMap(
    (element) => {
      const { borderTopWidth, borderLeftWidth, borderBottomWidth, borderRightWidth } =
        getComputedStyle(element);
      const widths = [borderTopWidth, borderLeftWidth, borderBottomWidth, borderRightWidth];
      const isButton = element.matches('button, input:not([type=hidden]), select, textarea');
      if (!element.checkVisibility() || (!isButton && widths.every((width) => width === '0px')))
        return [];
      return [{ id: element.id, isButton, isWhole: widths.every((width) => width !== '0px') }];
    },
  );
}

/** Runs in the page: pictures that lie behind figures, whose colours nobody has fitted to the reader's. */
function behindText(): string[] {
  const figures = [...document.querySelectorAll('dd')].map((dd) => dd.getBoundingClientRect());
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return figures.some(
        (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
    })
    .map(({ src }) => src);
}

describe.each(paths)('with letters twice as large, on %s', (path) => {
  test.each([1440, 1024, 768, 640])('everything can be read at %i px', async (width) => {
    const { page } = await visit(path, { viewport: { width, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).fontSize === '32px',
    );
    for (const look of [overflows, overlaps, narrowColumns]) {
      expect({ [look.name]: await page.evaluate(look) }).toEqual({ [look.name]: [] });
    }
  });
});

/** Runs in the page: texts of more than one line in a column narrower than nine of their heights. */
function narrowColumns(): string[] {
  return [...document.querySelectorAll('main p, main h3')].flatMap((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isLong = height > 1.5 * Number.parseFloat(lineHeight);
    const ems = width / Number.parseFloat(fontSize);
    return isLong && ems < 9 ? [`${ems.toFixed(1)} em for “${element.textContent}”`] : [];
  });
}

test.each([1440, 320])(
  'at %i px everything to press is at least 44 px high and wide',
  async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 800 } });
    const menu = page.getByRole('navigation').getByRole('button');
    if (await menu.isVisible()) await menu.click();
    const controls = 'a:visible, button:visible, input:visible, select:visible, textarea:visible';
    const sizes = await page.locator(controls).evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { of: element.textContent || element.id, side: Math.min(width, height) };
      }),
    );
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter(({ side }) => side < 44)).toEqual([]);
  },
);

test('a placeholder link stays as it is under the pointer, and leads nowhere', async () => {
  const { page } = await visit('/', { viewport: { width: 1440, height: 900 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const look = (element: Element) => {
    const { color, cursor, textDecoration, background } = getComputedStyle(element);
    return { color, cursor, textDecoration, background };
  };
  for (const link of await page.locator('a:not([href]):visible').all()) {
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const before = await link.evaluate(look);
    expect(before.cursor).toBe('default');
    await link.click({ force: true }); // it says that it is not enabled
    expect(await link.evaluate(look)).toEqual(before);
  }
  expect(requests.filter((url) => !url.includes('/images/'))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each(schemes)('of the two 404s only one is red (%s)', async (colorScheme) => {
  const colourAt = async (path: string) => {
    const { page } = await visit(path, { colorScheme });
    const heading = page.getByRole('heading', { level: 1 });
    return channels(await heading.evaluate((h1) => getComputedStyle(h1).color));
  };
  const spread = ([r = 0, g = 0, b = 0]: number[]) => r - Math.max(g, b);
  expect(spread(await colourAt('/about'))).toBeLessThan(30);
  expect(spread(await colourAt('/nope'))).toBeGreaterThan(60);
});

test('the policy lets the browser have the manifest and its icons', async () => {
  const { page } = await visit('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\.webmanifest$/);
  expect(errors).toEqual([]);
  expect(JSON.parse(String(data)).icons.length).toBeGreaterThan(0);
});

/** How often the document asks for a script, be it in advance. */
const asked = (page: Page) => page.locator('link[rel=modulepreload], script[src]').count();

test('focus asks for React in advance in the form alone, and once', async () => {
  const { page, scripts } = await visit('/');
  const controls = page.locator('a[href], button, input:not([type=hidden]), select, textarea');
  const focusAll = async (isWanted: boolean) => {
    for (const control of await controls.all()) {
      const isInForm = await control.evaluate((node, form) => node.closest(form) !== null, FORM);
      if (isInForm === isWanted) await control.focus();
    }
    await page.evaluate(painted);
  };
  await focusAll(false);
  expect([await asked(page), scripts.length]).toEqual([0, 0]);
  await focusAll(true);
  expect([await asked(page), scripts.length]).toEqual([1, 1]);
});

test('what is selected from the right stays so, whatever React replaces', async () => {
  const { page } = await visit('/');
  const { name } = contactForm(page);
  await name.fill('Ada Lovelace');
  await page.evaluate(changes['a translator that wraps every text']);
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 8, 'backward'));
  await page.keyboard.press('Enter');
  await hydrated(page);
  const selected = ({ selectionStart, selectionEnd, selectionDirection }: HTMLInputElement) => [
    ...[selectionStart, selectionEnd],
    selectionDirection,
  ];
  expect(await name.evaluate(selected)).toEqual([4, 8, 'backward']);
});
