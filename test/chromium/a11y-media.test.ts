/*
 * Every page under different user settings: scheme, contrast, forced colours, reduced motion, font size and print. The
 * baselines also show forced colours and print.
 */
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { tokens, typeScale } from '../../src/theme/tokens';
import { contrast } from '../support/color';
import { layoutProblems } from '../support/layoutProblems';
import { describeFocus } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { axe, describeViolations } from './axe';
import { screenshot, setFontSize, visit } from './harness';

/** Returns the problems of a page. */
type Check = (page: Page) => Promise<string[]>;

const badLayout: Check = (page) => page.evaluate(layoutProblems);

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
  ['with a font size of 32 px', { width: 1440, fontSize: 32 }, [badLayout]],
  ['with 32 px in a window of 1024', { width: 1024, fontSize: 32 }, [badLayout]],
  ['with 32 px in a window of 768', { width: 768, fontSize: 32 }, [badLayout]],
  ['with 32 px in a window of 390', { width: 390, fontSize: 32 }, [badLayout]],
];

test.each(pagePaths)('%s works in every scheme, contrast and size', async (path) => {
  // Tall enough for a whole field: Chrome scrolls only the first line of a large field into view.
  const height = 1200;
  const { page } = await visit(path, { viewport: { width: 1440, height } });
  const found = new Map<string, string>(); // each problem once, with the last setting
  for (const [name, { width, fontSize = 16, ...media }, checks] of settings) {
    const usual = { colorScheme: null, contrast: null, forcedColors: null };
    await page.emulateMedia({ ...usual, ...media });
    await page.setViewportSize({ width, height });
    await setFontSize(page, fontSize);
    for (const check of checks) {
      for (const problem of await check(page)) found.set(problem, name);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

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
    const violations = describeViolations(await page.evaluate<AxeResults>(run));
    found.push(...violations.map((violation) => `on hover: ${violation}`));
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
      // A click on the label around a control counts, too.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      // WCAG exempts links within a sentence.
      const isInText = getComputedStyle(element).display === 'inline';
      const isSmall = !isInText && Math.min(width, height) < 44;
      return isSmall ? `smaller than theme.layout.touchTarget (44 px): ${element.outerHTML}` : [];
    }),
  );
  await page.keyboard.press('Escape');
  return found;
}

/** Presses Tab until the focus leaves the page, and returns each element that has the focus on the way. */
async function* tabThrough(page: Page) {
  await page.evaluate(() => getSelection()?.collapse(document.body, 0)); // Tab starts at the top
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === 'nothing') return;
    // An iframe, and the controls inside of a video, draw their own rings.
    const isInside = (await page.locator(':focus').count()) === 0;
    if (!isInside && !stop.startsWith('iframe')) yield stop;
  }
}

/** Elements without a clearly visible focus ring. */
async function faintFocusRings(page: Page) {
  const found: string[] = [];
  for await (const stop of tabThrough(page)) {
    const { x, y, width, height } = await page.locator(':focus').evaluate((node) => {
      node.scrollIntoView({ block: 'center' });
      return node.getBoundingClientRect().toJSON();
    });
    if (x + width < 0 || y + height < 0) {
      found.push(`${stop} cannot be seen while it has the focus`);
      continue;
    }
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
  return found;
}

test('in low windows, the control that Tab has reached is in the window, with its focus ring', async () => {
  const { page } = await visit('/');
  await page.evaluate(addQuestions);
  const found: string[] = [];
  // A control that is partly in the window is scrolled as little as possible.
  for (const height of [320, 400, 480]) {
    await page.setViewportSize({ width: 1024, height });
    for await (const stop of tabThrough(page)) {
      // Of a large field, Chrome scrolls only the line with the caret into the window.
      if (stop.startsWith('textarea')) continue;
      const isInside = await page.locator(':focus').evaluate((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        const { outlineOffset, outlineWidth } = getComputedStyle(control);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const isTooTall = bottom - top + 2 * ring > innerHeight; // such as a video
        return isTooTall || (top - ring >= 0 && bottom + ring <= innerHeight);
      });
      if (!isInside)
        found.push(`at ${height} px, the focus ring of ${stop} is cut off: see scroll-padding`);
    }
  }
  expect(found).toEqual([]);
});

/** Runs in the page: adds controls that are close to each other. */
function addQuestions(): void {
  for (let i = 0; i < 20; i += 1) {
    const question = document.createElement('details');
    question.append(document.createElement('summary'));
    document.querySelector('main')?.append(question);
  }
}

/** With more contrast, secondary text must look like other text, and thin lines like thick ones, in every section. */
async function weakColors(page: Page) {
  return page.locator('body, [data-surface]').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const style = getComputedStyle(section);
      const colorOf = (role: string) => style.getPropertyValue(`--kr-color-${role}`);
      return Object.entries({ line: 'edge', muted: 'ink' })
        .filter(([weak, strong]) => !colorOf(weak) || colorOf(weak) !== colorOf(strong))
        .map(
          ([weak, strong]) =>
            `${weak} is not ${strong} in ${section.id || 'the page itself'}, so it stays faint for visitors who ask for more contrast: see contrastOverrides in src/theme/theme.ts`,
        );
    }),
  );
}

test.each(pagePaths)(
  'for visitors who ask for reduced motion, as visit() does, nothing moves on %s',
  async (path) => {
    const { page } = await visit(path);
    expect(await page.evaluate(movingElements)).toEqual([]);
  },
);

/** Runs in the page. Colours and opacity may change slowly. */
function movingElements(): string[] {
  const moves = (element: Element, part: string) => {
    const style = getComputedStyle(element, part);
    const isSlow = /[1-9]/.test(style.transitionDuration);
    const isFading = /^([\w-]*(color|background|opacity|shadow)(, )?)+$/.test(
      style.transitionProperty,
    );
    const isAnimated = style.animationName !== 'none' || style.scrollBehavior === 'smooth';
    return isAnimated || (isSlow && !isFading);
  };
  return [...document.querySelectorAll('*')]
    .filter((element) => ['', '::before', '::after'].some((part) => moves(element, part)))
    .map(
      ({ localName, textContent }) =>
        `<${localName}> “${textContent?.slice(0, 60)}” moves, which makes some visitors dizzy: put transitions, animations and smooth scrolling into theme.media.motion`,
    );
}

test('in print, no page break divides a card, a statistic or a field, or follows a heading', async () => {
  const { page } = await visit('/');
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main section li, main dl > div')];
    // A list in a card is not divided either.
    const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
    const problems: string[] = [];
    for (const own of document.body.querySelectorAll('*')) {
      const { breakAfter, breakInside, display } = getComputedStyle(own);
      const note = (remedy: string) =>
        problems.push(`<${own.localName}> ${own.textContent?.slice(0, 60)}: ${remedy}`);
      const isField = own.matches('#contact-form :has(> label)');
      if ((isField || cards.includes(own)) && breakInside !== 'avoid')
        note('add break-inside: avoid');
      if (own.matches('h1, h2, h3') && breakAfter !== 'avoid') note('add break-after: avoid');
      // Only inside of blocks does every browser obey break-inside.
      const isAround = cards.some((card) => own !== card && own.contains(card));
      if (isAround && display !== 'block' && display !== 'list-item')
        note('add display: block for theme.media.print');
    }
    return problems;
  });
  expect(found).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'a site with schemes: %s has that scheme for every visitor',
  async (schemes) => {
    jest.resetModules();
    Object.assign((await import('../../src/theme/tokens')).tokens, { schemes });
    const { DARK, media } = await import('../../src/theme/media');
    const { page } = await visit('/about', { colorScheme: schemes === 'dark' ? 'light' : 'dark' });
    // In a `media` attribute, beside another condition, and in styles.
    const queries = [DARK, `(width > 0px) and ${DARK}`, media.dark.replace('@media ', '')];
    const matches = await page.evaluate(
      (all) => all.map((query) => [query, matchMedia(query).matches]),
      queries,
    );
    expect(matches).toEqual(queries.map((query) => [query, schemes === 'dark']));
  },
);

const { xs, md, lg, xl } = typeScale;

test.each([
  [320, {}],
  [390, xs],
  [768, { ...xs, ...md }],
  [1100, { ...xs, ...md, ...lg }],
  [1440, { ...xs, ...md, ...lg, ...xl }],
])('at %i px, the font sizes are those of the type scale', async (width, larger) => {
  const { page } = await visit('/about', { viewport: { width, height: 900 } });
  const sizes = await page.evaluate((names) => {
    const style = getComputedStyle(document.body);
    return names.map((name) => [name, style.getPropertyValue(`--kr-font-${name}`)]);
  }, Object.keys(tokens.font));
  expect(Object.fromEntries(sizes)).toEqual({ ...tokens.font, ...larger });
});
