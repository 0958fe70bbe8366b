/* What may vary from one visitor to the next (scheme, contrast, colours, letters, width, paper), and what holds in each. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { theme } from '../../src/theme/theme';
import { tokens, typeScale } from '../../src/theme/tokens';
import { contrast } from '../support/color';
import { focused, hiddenText, layoutProblems } from '../support/inPage';
import { paths } from '../support/paths';
import { screenshot, visit } from './harness';

/** Says what is wrong with a page. */
type Check = (page: Page) => Promise<string[]>;

type Media = Parameters<Page['emulateMedia']>[0];

type Look = Media & { width: number; fontSize?: number };

const night = { colorScheme: 'dark' } as const;
const more = { contrast: 'more' } as const;
const forced = { forcedColors: 'active' } as const;
const printed = { media: 'print' } as const;

/** The colours that stay paler than test/theme proves to be enough: those of hairlines and of secondary text. */
const stronger = colours(
  [theme.color.line, theme.color.edge],
  [theme.color.muted, theme.color.ink],
);
const system = colours([theme.color.paper, 'Canvas'], [theme.color.ink, 'CanvasText']);

const looks: [look: string, options: Look, checks: Check[]][] = [
  ['on a desktop', { width: 1440 }, [axe, moving, smallTargets, faintRings]],
  ['on a phone', { width: 390 }, [axe, hovered]],
  [
    'on a small phone by night',
    { width: 320, ...night },
    [axe, hovered, moving, smallTargets, faintRings],
  ],
  ['with more contrast', { width: 1280, ...more }, [stronger]],
  ['with more contrast by night', { width: 1280, ...more, ...night }, [stronger]],
  ['in forced colours', { width: 1280, ...forced }, [system, lostFrames, behindFigures]],
  [
    'in forced colours by night',
    { width: 1280, ...forced, ...night },
    [system, lostFrames, faintRings],
  ],
  ['with letters twice as large', { width: 1440, fontSize: 32 }, []],
  ['with large letters at 1024 px', { width: 1024, fontSize: 32 }, []],
  ['with large letters at 768 px', { width: 768, fontSize: 32 }, []],
  ['printed', { width: 1280, ...printed }, [notForPaper, tornApart]],
  ['printed by night', { width: 1280, ...printed, ...night }, [notForPaper]],
];

test.each(paths)('%s suits every scheme, contrast, size and paper', async (path) => {
  // Chrome scrolls a large field only as far as its first line: high enough for all of it.
  const height = 1200;
  const { page } = await visit(path, { viewport: { width: 1440, height } });
  const devtools = await page.context().newCDPSession(page);
  const found = new Map<string, string>(); // each problem once, with the last look
  for (const [name, { width, fontSize = 16, ...media }, checks] of looks) {
    await page.emulateMedia({ ...USUAL, ...media });
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      fontSize,
    );
    for (const check of [outOfPlace, ...checks]) {
      for (const problem of await check(page)) found.set(problem, name);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

const USUAL: Media = {
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
};

const outOfPlace: Check = (page) => page.evaluate(layoutProblems);

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
  iframes: false, // which belong to other sites
};

async function axe(page: Page) {
  const run = `${AXE}; axe.run(${JSON.stringify(OPTIONS)})`;
  const results = await page.evaluate<AxeResults>(run);
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html)}`,
  );
}

/** What cannot be read well while the pointer is on it. Runs after `axe`, whose script it needs. */
async function hovered(page: Page) {
  const found: string[] = [];
  for (const control of await controls(page, 'a[href]:not([href="#main"]), button').all()) {
    await control.hover();
    const rules = ['color-contrast', 'color-contrast-enhanced']; // the latter from 4.5:1 on
    const run = `axe.run(':is(a, button):hover', { runOnly: ${JSON.stringify(rules)} })`;
    for (const { nodes } of (await page.evaluate<AxeResults>(run)).violations)
      found.push(...nodes.map((node) => `under the pointer: ${node.failureSummary}`));
  }
  await page.mouse.move(0, 0);
  return found;
}

const controls = (page: Page, selector: string): Locator =>
  page.locator(`:is(${selector}):visible`);

async function smallTargets(page: Page) {
  const menu = page.getByRole('navigation').getByRole('button');
  if (await menu.isVisible()) await menu.click();
  const found = await controls(page, 'a, button, input, select, textarea').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSmall = Math.min(width, height) < 44;
      return isSmall ? `smaller than theme.layout.touchTarget (44 px): ${element.outerHTML}` : [];
    }),
  );
  await page.keyboard.press('Escape');
  return found;
}

/** What has the focus without a ring that nobody can miss. */
async function faintRings(page: Page) {
  const found: string[] = [];
  await page.evaluate(() => getSelection()?.collapse(document.body, 0)); // Tab starts at the top
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (stop === 'nothing') return found;
    if (stop.startsWith('iframe')) continue; // it draws its own rings
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
      if (withFocus.readUInt32LE(i) === without.readUInt32LE(i)) continue;
      if (contrast([...withFocus.subarray(i, i + 3)], [...without.subarray(i, i + 3)]) >= 3) got++;
    }
    if (got < needed)
      found.push(
        `${stop} has a faint focus ring (${got} of ${needed} pixels): GlobalStyle draws it as an outline, which an ancestor with overflow cuts off, so leave 6 px around the control`,
      );
  }
}

const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** Checks that everywhere the first colour of each pair has the value of the second. */
function colours(...pairs: [variable: string, value: string][]): Check {
  return (page) =>
    page.locator('body, [data-surface]').evaluateAll(
      (grounds, pairs) =>
        grounds.flatMap((ground) => {
          const style = getComputedStyle(ground);
          const read = (colour: string) =>
            colour.startsWith('var') ? style.getPropertyValue(colour.slice(4, -1)) : colour;
          return pairs
            .filter(([one, other]) => !read(one) || read(one) !== read(other))
            .map(
              ([one, other]) =>
                `${one} is not ${other} in <${ground.localName} id="${ground.id}">: GlobalStyle ends the rules of each data-tone with readerPreferences`,
            );
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
  return wanted
    .map(({ name }) => name)
    .filter((name) => !kept.includes(name))
    .map((name) => `${name} has no frame: give it a border, as Button and Field have`);
}

/** Pictures that lie behind figures, whose colours nobody has fitted to the reader's. */
async function behindFigures(page: Page) {
  return page
    .locator('section:has(dd) img:visible')
    .evaluateAll((all) => all.map(() => 'a picture behind figures: Statistics hides its own'));
}

/** What moves, although its reader asked for less motion. */
async function moving(page: Page) {
  return page.locator('#root *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        const isStill = animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration);
        const name = `<${element.localName}${part}> ${element.textContent}`;
        return isStill ? [] : [`${name} moves: put its transition into theme.media.motion`];
      }),
    ),
  );
}

/** What is not printed dark on white, and words that are missing. Drawings and their captions are not printed. */
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
  const pictures = await page.locator('figure:visible, main img:visible').count();
  return [
    ...(pictures ? [`${pictures} pictures are printed: GlobalStyle hides figure and img`] : []),
    ...(await page.evaluate(hiddenText))
      .filter((text) => !captions.includes(text))
      .map((text) => `not printed: ${text}`),
    ...parts
      .filter(
        ({ ground, color }) =>
          !/^rgb(a\(.*, 0\)|\(255, 255, 255\))$/.test(ground) ||
          contrast(channels(color), [255, 255, 255]) < 7,
      )
      .map(
        ({ name, ground, color }) =>
          `${name} is ${color} on ${ground}: take its colours from the theme, which GlobalStyle sets to black and white in print`,
      ),
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
      .map(
        (element) =>
          `“${element.textContent?.slice(0, 20)}” may be torn apart by the end of a page: GlobalStyle keeps sections and list items whole, if each box around them has display: block in theme.media.print, as Section and Cards have`,
      ),
  );
  const styles = () =>
    page.locator('body, body *').evaluateAll((elements) =>
      elements.map((element, i) => {
        const { display, position, fontSize } = getComputedStyle(element);
        return `${i} <${element.localName}> is ${[display, position, fontSize]} only in a wide window: theme.media has widths for screens`;
      }),
    );
  const wide = await styles();
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await styles();
  return [...torn, ...wide.filter((style) => !narrow.includes(style))];
}

test('type has the size of its step at each width', async () => {
  const { page } = await visit('/about');
  const { xs, md, lg, xl } = typeScale;
  let sizes: Record<string, string> = tokens.font;
  const steps = Object.entries({ 320: {}, 384: xs, 640: md, 1024: lg, 1280: xl });
  for (const [width, step] of steps) {
    sizes = { ...sizes, ...step };
    await page.setViewportSize({ width: Number(width), height: 900 });
    const found = await page.evaluate((names) => {
      const style = getComputedStyle(document.body);
      return names.map((name) => [name, style.getPropertyValue(`--kr-font-${name}`)]);
    }, Object.keys(sizes));
    expect({ width, ...Object.fromEntries(found) }).toEqual({ width, ...sizes });
  }
});

test('the orange line beside a section grows while the section is in the window', async () => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  const sections = page.locator('section[data-numbered]');
  expect(await sections.count()).toBeGreaterThan(0);
  for (const section of await sections.all()) {
    const drawn = await section.evaluate(async (own) => {
      const { top, height } = own.getBoundingClientRect();
      scrollBy(0, top + height / 2 - 0.8 * innerHeight);
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return new DOMMatrix(getComputedStyle(own, '::after').transform).d;
    });
    const name = await section.getAttribute('id');
    // Its middle stands low in the window: about half of the line is drawn.
    expect({ name, isGrowing: drawn > 0.3 && drawn < 0.95, drawn }).toMatchObject({
      name,
      isGrowing: true,
    });
  }
});

test('a placeholder link stays as it is under the pointer', async () => {
  const { page } = await visit('/', { viewport: { width: 1440, height: 900 } });
  const look = (element: Element) => {
    const { color, cursor, textDecoration, background } = getComputedStyle(element);
    return { color, cursor, textDecoration, background };
  };
  for (const link of await page.locator('a:not([href]):visible').all()) {
    const before = await link.evaluate(look);
    expect(before.cursor).toBe('default');
    await link.hover();
    expect(await link.evaluate(look)).toEqual(before);
  }
});
