/*
 * Every page under different user settings: scheme, contrast, forced colours, font size and window width. The baselines
 * also show forced colours and print.
 */
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { theme } from '../../src/theme/theme';
import { tokens, typeScale } from '../../src/theme/tokens';
import { contrast } from '../support/color';
import { describeFocus, layoutProblems } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { axe } from './axe';
import { screenshot, visit } from './harness';

/** Returns the problems of a page. */
type Check = (page: Page) => Promise<string[]>;

type Setting = Parameters<Page['emulateMedia']>[0] & { width: number; fontSize?: number };

const settings: [look: string, options: Setting, checks: Check[]][] = [
  ['on a desktop', { width: 1440 }, [axe, hoverProblems, smallTargets, faintFocusRings]],
  ['on a phone', { width: 390 }, [axe]],
  [
    'on a small phone, dark',
    { width: 320, colorScheme: 'dark' },
    [axe, hoverProblems, smallTargets, faintFocusRings],
  ],
  ['with more contrast', { width: 1280, contrast: 'more' }, [weakColors]],
  ['dark with more contrast', { width: 1280, contrast: 'more', colorScheme: 'dark' }, [weakColors]],
  ['in forced colours', { width: 1280, forcedColors: 'active' }, [faintFocusRings]],
  ['with a font size of 32 px', { width: 1440, fontSize: 32 }, []],
  ['with 32 px in a window of 1024', { width: 1024, fontSize: 32 }, []],
  ['with 32 px in a window of 768', { width: 768, fontSize: 32 }, []],
  ['with 32 px in a window of 390', { width: 390, fontSize: 32 }, []],
];

test.each(pagePaths)('%s works in every scheme, contrast and size', async (path) => {
  // Tall enough for a whole field: Chrome scrolls only the first line of a large field into view.
  const height = 1200;
  const { page } = await visit(path, { viewport: { width: 1440, height } });
  const devtools = await page.context().newCDPSession(page);
  const found = new Map<string, string>(); // each problem once, with the last setting
  for (const [name, { width, fontSize = 16, ...media }, checks] of settings) {
    const usual = { colorScheme: null, contrast: null, forcedColors: null };
    await page.emulateMedia({ ...usual, ...media });
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      fontSize,
    );
    for (const check of [layout, ...checks]) {
      for (const problem of await check(page)) found.set(problem, name);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

const layout: Check = (page) => page.evaluate(layoutProblems);

/** Low contrast on hover, and placeholder links with a hover style. Runs after `axe`, whose script it needs. */
async function hoverProblems(page: Page) {
  const found: string[] = [];
  for (const control of await controls(page, 'a:not([href="#main"]), button').all()) {
    const look = () =>
      control.evaluate((own) => {
        const { color, cursor, textDecoration, background } = getComputedStyle(own);
        return own.ariaDisabled ? `${color}, ${cursor}, ${textDecoration}, ${background}` : '';
      });
    const before = await look();
    await control.hover();
    if ((await look()) !== before || before.includes('pointer'))
      found.push(`a placeholder link becomes “${await look()}”: style only [href]:hover`);
    const rules = ['color-contrast', 'color-contrast-enhanced']; // below 4.5:1, and from 4.5:1 up
    const run = `axe.run(':is(a, button):hover', { runOnly: ${JSON.stringify(rules)} })`;
    for (const { nodes } of (await page.evaluate<AxeResults>(run)).violations)
      found.push(...nodes.map((node) => `on hover: ${node.failureSummary}`));
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
      // WCAG exempts links within a sentence.
      const isInText = getComputedStyle(element).display === 'inline';
      const isSmall = !isInText && Math.min(width, height) < 44;
      return isSmall ? `smaller than theme.layout.touchTarget (44 px): ${element.outerHTML}` : [];
    }),
  );
  await page.keyboard.press('Escape');
  return found;
}

/** Elements without a clearly visible focus ring. */
async function faintFocusRings(page: Page) {
  const found: string[] = [];
  await page.evaluate(() => getSelection()?.collapse(document.body, 0)); // Tab starts at the top
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === 'nothing') return found;
    if (stop.startsWith('iframe')) continue; // it draws its own rings
    const { x, y, width, height } = await page.locator(':focus').evaluate((node) => {
      node.scrollIntoView({ block: 'center' });
      return node.getBoundingClientRect().toJSON();
    });
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const picture = async () => PNG.sync.read(await screenshot(page, { clip })).data;
    const withFocus = await picture();
    // The browser remembers the position, so the next Tab continues from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const without = await picture();
    // WCAG 2.4.13: an outline of two pixels, with a contrast of 3:1 to the same pixels without focus.
    const needed = 2 * 2 * (width + height);
    let got = 0;
    for (let i = 0; i < without.length; i += 4) {
      if (withFocus.readUInt32LE(i) === without.readUInt32LE(i)) continue;
      if (contrast([...withFocus.subarray(i, i + 3)], [...without.subarray(i, i + 3)]) >= 3) got++;
    }
    if (got < needed)
      found.push(
        `${stop} has a faint focus ring (${got} of ${needed} pixels): an ancestor with overflow may clip the outline, so leave 6 px around it`,
      );
  }
}

/** With more contrast, secondary text must look like other text, and thin lines like thick ones, in every section. */
async function weakColors(page: Page) {
  const { line, edge, muted, ink } = theme.color;
  const find = (grounds: Element[], pairs: string[][]) =>
    grounds.flatMap((ground) => {
      const read = (colour = '') => getComputedStyle(ground).getPropertyValue(colour.slice(4, -1));
      return pairs
        .filter(([one, other]) => !read(one) || read(one) !== read(other))
        .map((pair) => `${pair.join(' is not ')} in #${ground.id}: see contrastOverrides`);
    });
  const pairs = [
    [line, edge],
    [muted, ink],
  ];
  return page.locator('body, [data-surface]').evaluateAll(find, pairs);
}

test('font sizes follow the type scale at each width', async () => {
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
