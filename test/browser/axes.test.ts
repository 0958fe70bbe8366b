/* What may vary from one visitor to the next (scheme, contrast, colours, letters, width, paper), and what holds in each. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { contrast } from '../support/color';
import { focused, misplaced, unseen } from '../support/inPage';
import { paths } from '../support/paths';
import { type Options, screenshot, visit } from './harness';

/** Says what is wrong with a page. */
type Check = (page: Page) => Promise<string[]>;

type Look = Options & { width: number; fontSize?: number; isPrinted?: boolean };

const night = { colorScheme: 'dark' } as const;
const more = { contrast: 'more' } as const;
const forced = { forcedColors: 'active' } as const;

const looks: [look: string, options: Look, checks: Check[]][] = [
  ['on a desktop', { width: 1440 }, [axe, unnamedBands, smallTargets, faintRings]],
  ['on a small phone by night', { width: 320, ...night }, [axe, smallTargets]],
  ['on a tablet by night', { width: 768, ...night }, [faintRings]],
  ['with more contrast', { width: 1280, ...more }, [faintLines]],
  ['with more contrast by night', { width: 1280, ...more, ...night }, [faintLines]],
  ['in forced colours', { width: 1280, ...forced }, [lostFrames, behindFigures]],
  ['in forced colours by night', { width: 1280, ...forced, ...night }, [lostFrames, faintRings]],
  ['in motion', { width: 1280, reducedMotion: 'no-preference' }, [movingWords]],
  ['with letters twice as large', { width: 1440, fontSize: 32 }, [narrowColumns]],
  ['with large letters at 1024 px', { width: 1024, fontSize: 32 }, [narrowColumns]],
  ['with large letters at 768 px', { width: 768, fontSize: 32 }, [narrowColumns]],
  ['with large letters at 640 px', { width: 640, fontSize: 32 }, [narrowColumns]],
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
    const isStill = options.reducedMotion === undefined;
    for (const check of [misplacedParts, ...(isStill ? [moving] : []), ...checks]) {
      expect({ [check.name]: await check(page) }).toEqual({ [check.name]: [] });
    }
  });
});

async function misplacedParts(page: Page) {
  return page.evaluate(misplaced);
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that axe leaves out unless asked.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

async function axe(page: Page) {
  await page.evaluate(AXE);
  const results = (await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    OPTIONS,
  )) as AxeResults;
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/** Bands that are not announced by the name of their heading. */
async function unnamedBands(page: Page) {
  const found: string[] = [];
  for (const band of await page.locator('main > section').all()) {
    const name = await band.getByRole('heading').first().innerText();
    const count = await page.getByRole('region', { name, exact: true }).count();
    if (count !== 1) found.push(`${count} bands are called ${name}`);
  }
  return found;
}

async function smallTargets(page: Page) {
  const menu = page.getByRole('navigation').getByRole('button');
  if (await menu.isVisible()) await menu.click();
  return page.locator(':is(a, button, input, select, textarea):visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((element) => element.outerHTML),
  );
}

/** What has the focus without a ring that nobody can miss. */
async function faintRings(page: Page) {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (stop === 'nothing') return found;
    const box = await page.locator(':focus').boundingBox();
    const { x, y, width, height } = box as NonNullable<typeof box>;
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

/** Lines that frame or part something, and have less than 3:1 to the grounds on both of their sides. */
async function faintLines(page: Page) {
  const lines = await page.locator('#root *:visible').evaluateAll((elements) => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const groundOf = (start: Element | null): string => {
      const { backgroundColor } = getComputedStyle(start ?? document.body);
      return start && isClear(backgroundColor) ? groundOf(start.parentElement) : backgroundColor;
    };
    return elements.flatMap((element) => {
      const style = getComputedStyle(element);
      const edges = ['top', 'right', 'bottom', 'left'];
      const edge = edges.find((name) => style.getPropertyValue(`border-${name}-width`) !== '0px');
      const line = style.getPropertyValue(`border-${edge}-color`);
      const grounds = [groundOf(element), groundOf(element.parentElement)];
      const name = `<${element.localName}> ${element.textContent?.slice(0, 20)}`;
      return !edge || isClear(line) ? [] : [{ name, line, grounds }];
    });
  });
  return lines
    .filter(({ line, grounds }) =>
      grounds.every((ground) => contrast(channels(line), channels(ground)) < 3),
    )
    .map(({ name, line }) => `${name} in ${line}`);
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

/** What moves: an element, or what styles put before and behind it, with the words that move along. */
async function moving(page: Page) {
  return page.locator('#root *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        const words = part ? '' : element.textContent;
        const name = `<${element.localName}${part}> ${words}`;
        return animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration)
          ? []
          : [`${name}: ${animationName}`];
      }),
    ),
  );
}

/** Words that are animated: colours alone may change under the pointer. */
async function movingWords(page: Page) {
  const all = await moving(page);
  expect(all.length > 0).toBe((await page.locator('button').count()) > 0);
  return all.filter((name) => !/> : |: none$/.test(name));
}

/** Texts of more than one line in a column narrower than nine of their heights. */
async function narrowColumns(page: Page) {
  return page.locator('main :is(p, h3)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isLong = height > 1.5 * Number.parseFloat(lineHeight);
      const ems = width / Number.parseFloat(fontSize);
      return isLong && ems < 9 ? [`${ems.toFixed(1)} em for “${element.textContent}”`] : [];
    }),
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
    ...(await page.evaluate(unseen)).filter((text) => !captions.includes(text)),
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
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
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
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  if (url) expect(JSON.parse(String(data)).icons.length).toBeGreaterThan(0);
  expect(url !== '').toBe((await page.locator('link[rel=manifest]').count()) > 0);
});
