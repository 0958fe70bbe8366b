/* What may vary from one visitor to the next (scheme, contrast, colours, letters, width, paper), and what holds in each. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { theme } from '../../src/theme/theme';
import { contrast } from '../support/color';
import { focused, hiddenText, layoutProblems } from '../support/inPage';
import { paths } from '../support/paths';
import { type Options, screenshot, visit } from './harness';

/** Says what is wrong with a page. */
type Check = (page: Page) => Promise<string[]>;

type Look = Options & { width: number; fontSize?: number; isPrinted?: boolean };

const night = { colorScheme: 'dark' } as const;
const more = { contrast: 'more' } as const;
const forced = { forcedColors: 'active' } as const;

const looks: [look: string, options: Look, checks: Check[]][] = [
  ['on a desktop', { width: 1440 }, [axe, moving, smallTargets, faintRings]],
  ['on a small phone by night', { width: 320, ...night }, [axe, moving, smallTargets]],
  ['on a tablet by night', { width: 768, ...night }, [faintRings]],
  ['with more contrast', { width: 1280, ...more }, [faintColours]],
  ['with more contrast by night', { width: 1280, ...more, ...night }, [faintColours]],
  ['in forced colours', { width: 1280, ...forced }, [lostFrames, behindFigures]],
  ['in forced colours by night', { width: 1280, ...forced, ...night }, [lostFrames, faintRings]],
  ['with letters twice as large', { width: 1440, fontSize: 32 }, []],
  ['with large letters at 1024 px', { width: 1024, fontSize: 32 }, []],
  ['with large letters at 768 px', { width: 768, fontSize: 32 }, []],
  ['printed', { width: 1280, isPrinted: true }, [notForPaper, tornApart]],
  ['printed by night', { width: 1280, isPrinted: true, ...night }, [notForPaper]],
];

describe.each(paths)('%s', (path) => {
  test.each(looks)('%s is as it should be', async (_, look, checks) => {
    const { width, fontSize, isPrinted, ...options } = look;
    // Chrome scrolls a large field only as far as its first line: high enough for all of it.
    const { page } = await visit(path, { ...options, viewport: { width, height: 1200 } });
    if (fontSize) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await page.waitForFunction(
        (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
        fontSize,
      );
    }
    if (isPrinted) await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(layoutProblems)).toEqual([]);
    for (const check of checks) {
      expect({ [check.name]: await check(page) }).toEqual({ [check.name]: [] });
    }
  });
});

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that axe leaves out unless asked.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

async function axe(page: Page) {
  const run = `${AXE}; axe.run(${JSON.stringify(OPTIONS)})`;
  const results = await page.evaluate<AxeResults>(run);
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

async function smallTargets(page: Page) {
  const menu = page.getByRole('navigation').getByRole('button');
  if (await menu.isVisible()) await menu.click();
  return page.locator(':is(a, button, input, select, textarea):visible').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [element.outerHTML] : [];
    }),
  );
}

/** What has the focus without a ring that nobody can miss. */
async function faintRings(page: Page) {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (stop === 'nothing') return found;
    const box = page.locator(':focus').evaluate((node) => node.getBoundingClientRect().toJSON());
    const { x, y, width, height } = await box;
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const withFocus = PNG.sync.read(await screenshot(page, { clip })).data;
    // The place in the order stays, so that the next Tab goes on from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const without = PNG.sync.read(await screenshot(page, { clip })).data;
    // WCAG 2.4.13: a line two pixels thick all around, 3:1 against how it looks without.
    const needed = 2 * 2 * (width + height);
    let got = 0;
    for (let i = 0; i < without.length; i += 4) {
      if (contrast([...withFocus.subarray(i, i + 3)], [...without.subarray(i, i + 3)]) >= 3) got++;
    }
    if (got < needed) found.push(`${stop}: ${got} of ${needed} pixels: is its ring cut off?`);
  }
}

const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** Colours that stay paler than test/theme proves to be enough: those of hairlines and of secondary text. */
async function faintColours(page: Page) {
  const pairs = [
    [theme.color.line, theme.color.edge],
    [theme.color.muted, theme.color.ink],
  ];
  return page.locator('body, [data-tone]').evaluateAll(
    (grounds, pairs) =>
      grounds.flatMap((ground) => {
        const colours = pairs.map((pair) =>
          pair.map((colour) => getComputedStyle(ground).getPropertyValue(colour.slice(4, -1))),
        );
        const name = `<${ground.localName} id="${ground.id}">`;
        return colours
          .filter(([one, other]) => !one || one !== other)
          .map((own) => `${name}: ${own}`);
      }),
    pairs,
  );
}

/** What has a border, or a ground that stands for one as a button's does, and has none in forced colours. */
async function lostFrames(page: Page) {
  const frames = () =>
    page.locator('#root :not(section, header, footer)').evaluateAll((elements) =>
      elements.flatMap((element, i) => {
        const { borderWidth, forcedColorAdjust } = getComputedStyle(element);
        const name = `${i} <${element.localName}> ${element.textContent?.slice(0, 20)}`;
        const isControl = element.matches('button, input:not([type=hidden]), textarea, select');
        const isFramed = isControl ? !/\b0px/.test(borderWidth) : borderWidth !== '0px';
        const isOwn = forcedColorAdjust !== 'auto' && !element.closest('svg');
        if (!element.checkVisibility()) return [];
        return [{ name, isControl, isFramed: isFramed && !isOwn }];
      }),
    );
  const now = await frames();
  await page.emulateMedia({ forcedColors: 'none' });
  const usual = await frames();
  await page.emulateMedia({ forcedColors: 'active' });
  const wanted = usual.filter(({ isControl, isFramed }) => isControl || isFramed);
  const kept = now.filter(({ isFramed }) => isFramed).map(({ name }) => name);
  return wanted.map(({ name }) => name).filter((name) => !kept.includes(name));
}

/** Pictures that lie behind figures, whose colours nobody has fitted to the reader's. */
async function behindFigures(page: Page) {
  return page.locator('section:has(dd) img:visible').evaluateAll((all) => all.map(String));
}

/** What moves, although its reader asked for less motion. */
async function moving(page: Page) {
  return page.locator('#root *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
        return isStill ? [] : [`<${element.localName}${part}> ${element.textContent}`];
      }),
    ),
  );
}

/** Whatever is not dark on white, or missing; drawings stay on the screen, and their captions with them. */
async function notForPaper(page: Page) {
  const parts = await page.locator('html, body, body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor: ground, color } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(({ nodeName }) => nodeName === '#text');
      const name = `<${element.localName}> ${element.textContent?.slice(0, 30)}`;
      return { name, ground, color: hasText ? color : 'rgb(0, 0, 0)' };
    }),
  );
  const captions = await page.locator('figcaption').allTextContents();
  return [
    ...(await page.evaluate(hiddenText)).filter((text) => !captions.includes(text)),
    ...parts
      .filter(
        ({ ground, color }) =>
          !/^rgb(a\(.*, 0\)|\(255, 255, 255\))$/.test(ground) ||
          contrast(channels(color), [255, 255, 255]) < 7,
      )
      .map(({ name, ground, color }) => `${name}: ${color} on ${ground}`),
  ];
}

/**
 * What the end of a sheet of paper may tear apart: engines keep whole only what stands in blocks, not in a grid. And
 * what depends on the window, which is not the paper's width, and which WebKit asks even so.
 */
async function tornApart(page: Page) {
  const parts = page.locator('main > section, main li:has(h3)');
  const torn = await parts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        let isInBlocks = true;
        for (let box = element.parentElement; box; box = box.parentElement)
          isInBlocks &&= getComputedStyle(box).display === 'block';
        return !isInBlocks || getComputedStyle(element).breakInside !== 'avoid';
      })
      .map((element) => `${element.textContent?.slice(0, 20)} may be torn apart`),
  );
  const styles = () =>
    page.locator('body, body *').evaluateAll((elements) =>
      elements.map((element, i) => {
        const { display, position, fontSize } = getComputedStyle(element);
        return `${i} <${element.localName}> is ${[display, position, fontSize]} at 1280 px only`;
      }),
    );
  const wide = await styles();
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await styles();
  return [...torn, ...wide.filter((style) => !narrow.includes(style))];
}

test('a placeholder link stays as it is under the pointer, and leads nowhere', async () => {
  const { page } = await visit('/', { viewport: { width: 1440, height: 900 } });
  const look = (element: Element) => {
    const { color, cursor, textDecoration, background } = getComputedStyle(element);
    return { color, cursor, textDecoration, background };
  };
  for (const link of await page.locator('a:not([href]):visible').all()) {
    const before = await link.evaluate(look);
    expect(before.cursor).toBe('default');
    await link.click({ force: true }); // it says that it is not enabled
    expect(await link.evaluate(look)).toEqual(before);
  }
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the policy lets the browser have the manifest and its icons', async () => {
  const { page } = await visit('/');
  const devtools = await page.context().newCDPSession(page);
  expect(await devtools.send('Page.getAppManifest')).toMatchObject({ errors: [] });
});
