/*
 * What holds on every page with any content: the pages of the site, and those of the owner's copy, which has every
 * recipe of docs/. A check here may only find what is wrong on every page in the world.
 */
import { HtmlValidate } from 'html-validate';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { contrast } from '../support/color';
import { layoutProblems } from '../support/layoutProblems';
import {
  describeFocus,
  hasWebFont,
  hiddenText,
  requestImages,
  scrollThrough,
} from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import { sharedSetup } from '../support/sharedSetup';
import { axe } from './axe';
import { modifyResponse, screenshot, setFontSize, site, visit, waitForHydration } from './harness';

const { copy } = sharedSetup();

const pages: [name: string, url: string][] = [
  ...pagePaths.map((path): [string, string] => [path, site + path]),
  ...copy.paths
    .filter((path) => path === '/' || !pagePaths.includes(path)) // the others are those of the site
    .map((path): [string, string] => [`${path} of the owner’s copy`, copy.site + path]),
];

/** Returns the problems of a page. */
type Check = (page: Page) => Promise<string[]>;

const badLayout: Check = (page) => page.evaluate(layoutProblems);

/** With a large font, long words may break. */
const badLayoutOfLargeText: Check = async (page) =>
  (await badLayout(page)).filter((problem) => !problem.startsWith('broken'));

type Loss = {
  without: string;
  scripts: 'are off' | 'break' | 'run';
  styles: boolean;
  media: boolean;
};

const losses: Loss[] = [
  { without: 'scripts', scripts: 'are off', styles: true, media: true },
  { without: 'the app, images and the web font', scripts: 'break', styles: true, media: false },
  { without: 'styles, images and the web font', scripts: 'run', styles: false, media: false },
];

type Setting = Parameters<Page['emulateMedia']>[0] & { width: number; fontSize?: number };

const settings: [look: string, options: Setting, checks: Check[]][] = [
  ['on a desktop', { width: 1440 }, [badLayout, axe, hoverContrast]],
  ['on a phone', { width: 390 }, [badLayout, axe]],
  ['on a small phone, dark', { width: 320, colorScheme: 'dark' }, [badLayout, axe, hoverContrast]],
  ['on a tablet', { width: 768 }, [badLayout]],
  ['with more contrast', { width: 1280, contrast: 'more' }, [weakColors]],
  ['dark with more contrast', { width: 1280, contrast: 'more', colorScheme: 'dark' }, [weakColors]],
  ['with a font size of 32 px', { width: 1440, fontSize: 32 }, [badLayoutOfLargeText]],
  ['with 32 px in a window of 1024', { width: 1024, fontSize: 32 }, [badLayoutOfLargeText]],
  ['with 32 px in a window of 390', { width: 390, fontSize: 32 }, [badLayoutOfLargeText]],
];

describe.each(pages)('%s', (_, url) => {
  test('can be read and used in every scheme, contrast and size', async () => {
    const height = 1200;
    const { page } = await visit(url, { viewport: { width: 1440, height } });
    const found = new Map<string, string>(); // each problem once, with the first setting
    for (const [look, { width, fontSize = 16, ...media }, checks] of settings) {
      const usual = { colorScheme: null, contrast: null };
      await page.emulateMedia({ ...usual, ...media });
      await page.setViewportSize({ width, height });
      await setFontSize(page, fontSize);
      for (const check of checks)
        for (const problem of await check(page)) found.set(problem, found.get(problem) ?? look);
    }
    expectNoProblems(Array.from(found, ([problem, look]) => `${look}: ${problem}`));
  });

  test('is readable in print', async () => {
    const { page } = await visit(url, { viewport: { width: 718, height: 1000 } });
    const onScreen = await page.evaluate(readMain);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(readMain);
    const missing = onScreen.filter((part) => !printed.includes(part));
    expectNoProblems([
      ...missing.map(
        (part) =>
          `not printed: ${part}: see theme.media.print in its component and in GlobalStyle.ts`,
      ),
      ...(await page.evaluate(paleText)),
      ...(await badLayout(page)).map((problem) => `in print, ${problem}`),
    ]);
  });

  test('does not move for visitors who ask for reduced motion', async () => {
    const { page } = await visit(url);
    expectNoProblems(
      await page.evaluate(movingElements),
      'put what moves into theme.media.motion, and give a video <source media="(prefers-reduced-motion: no-preference)">',
    );
  });

  test('is valid HTML, without missing values', async () => {
    const html = await (await fetch(url)).text();
    expectNoProblems(
      [...(await invalidHtml(html)), ...missingValues(html)],
      'change the component or the content that has written this tag',
    );
  });

  test.each(losses)('has all its text without $without', async (loss) => {
    const { page } = await visit(url, {
      javaScriptEnabled: loss.scripts !== 'are off',
      expects: loss.media ? [] : EXPECTED_FAILURES,
      prepare: (page) => blockResources(page, loss),
    });
    expect(await page.evaluate(hasWebFont)).toBe(loss.styles && loss.media);
    // Without styles, the links of the header are behind a button at any width.
    if (!loss.styles) await page.evaluate(openMenus);
    await page.evaluate(requestImages);
    const bare = {
      hidden: await page.evaluate(hiddenText, false),
      transparent: await page.evaluate(hiddenText, true),
      lines: await readLines(page),
    };
    const whole = await readWhole(url);
    const missing = whole.lines.filter((line) => !bare.lines.join('').includes(squeeze(line)));
    const replaced = bare.lines.filter((line) => !whole.lines.map(squeeze).join('').includes(line));
    expectNoProblems(
      [
        ...bare.hidden.filter((text) => !whole.hidden.includes(text)),
        ...bare.transparent,
        ...(loss.styles ? await badLayout(page) : []).filter(
          (problem) => !whole.badLayout.includes(problem),
        ),
        // React may replace a text, such as a date by the days until then, but not add one.
        ...(missing.length > replaced.length ? missing : []),
      ],
      `without ${loss.without} a visitor cannot read this: render all text from the start, and hide none of it. Long text can be in <details>, and slides can scroll in a box (overflow: auto). See “Interactivity” in docs/changing.md`,
    );
  });
});

/* ---- Contrast, focus and colours ---- */

/** Low contrast while the pointer is on a control. Runs after `axe`. */
async function hoverContrast(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button',
  });
  const force = async (forcedPseudoClasses: string[]) => {
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  await force(['hover']);
  const found = await axe(page, { runOnly: ['color-contrast'] });
  await force([]);
  await devtools.detach();
  return found.map((problem) => `on hover: ${problem}`);
}

// These pages have every control of the site and of the recipes.
test.each(
  ['/', '/owners-page'].flatMap((path) =>
    [
      { width: 1440 },
      { width: 768, colorScheme: 'dark' },
      { width: 1280, forcedColors: 'active' },
    ].map((look) => [path, look] as const),
  ),
)('on %s of the owner’s copy, every control shows its focus ring with %j', async (path, look) => {
  const { width, ...media } = look as Setting;
  // Tall enough for a whole field: Chrome scrolls only the first line of a large field into view.
  const { page } = await visit(copy.site + path, { viewport: { width, height: 1200 } });
  await page.emulateMedia(media);
  expectNoProblems(await faintFocusRings(page));
});

/** Presses Tab until the focus leaves the page, and returns each element that has the focus on the way. */
async function* tabThrough(page: Page) {
  await page.evaluate(() => getSelection()?.collapse(document.body, 0)); // Tab starts at the top
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === 'nothing') return;
    // An iframe, and the controls inside of a video, draw their own rings.
    const isInside = (await page.locator(':focus').count()) === 0;
    if (!isInside && !/^(iframe|video|audio)/.test(stop)) yield stop;
  }
}

/** Elements without a clearly visible focus ring. */
async function faintFocusRings(page: Page) {
  const found: string[] = [];
  for await (const stop of tabThrough(page)) {
    const { x, y, width, height } = await boxOf(page.locator(':focus'));
    if (x + width < 0 || y + height < 0) {
      found.push(`${stop} cannot be seen while it has the focus: move it into the window`);
      continue;
    }
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const picture = async () => {
      await page.evaluate(endTransitions);
      return PNG.sync.read(await screenshot(page, { clip })).data;
    };
    const withFocus = await picture();
    // The browser remembers the position, so the next Tab continues from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const without = await picture();
    // WCAG 2.4.13: an outline of two pixels, with a contrast of 3:1 to the same pixels without focus.
    const needed = 2 * 2 * (width + height);
    let changed = 0;
    let clear = 0;
    for (let i = 0; i < without.length; i += 4) {
      if (withFocus.readUInt32LE(i) === without.readUInt32LE(i)) continue;
      changed++;
      if (contrast([...withFocus.subarray(i, i + 3)], [...without.subarray(i, i + 3)]) >= 3)
        clear++;
    }
    if (clear >= needed) continue;
    const remedy =
      changed >= needed
        ? 'its colour has less than 3:1 to what is behind it: give that background a data-surface, whose colours fit, or the ring another colour'
        : 'it is thin, or something cuts it off or covers it: leave 6 px around it inside of an ancestor with overflow, and keep the outline of GlobalStyle.ts';
    found.push(`${stop} has a faint focus ring (${clear} of ${needed} pixels): ${remedy}`);
  }
  return found;
}

/** Runs in the page: a focus ring may appear slowly. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

const boxOf = (control: Locator) =>
  control.evaluate((node): DOMRect => {
    node.scrollIntoView({ block: 'center' });
    return node.getBoundingClientRect().toJSON();
  });

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

test('in low windows, the control that Tab has reached is in the window, with its focus ring', async () => {
  const { page } = await visit(`${copy.site}/`);
  await page.evaluate(addQuestions);
  const found: string[] = [];
  // A control that is partly in the window is scrolled as little as possible.
  for (const height of [320, 480]) {
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
      if (!isInside) found.push(`at ${height} px, the focus ring of ${stop} is not in the window`);
    }
  }
  expectNoProblems(
    found,
    'keep scroll-padding in GlobalStyle.ts as large as the rings, and larger than anything fixed',
  );
});

/** Runs in the page: adds controls that are close to each other. */
function addQuestions(): void {
  for (let i = 0; i < 20; i += 1) {
    const question = document.createElement('details');
    question.append(document.createElement('summary'));
    document.querySelector('main')?.append(question);
  }
}

/* ---- Print ---- */

/** Runs in the page: the texts and the described images of <main> that are shown, except controls. */
function readMain(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const parts = document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, pre, img)',
  );
  return [...parts]
    .filter((own) => isShown(own) && !own.closest('form, nav, dialog, [popover]'))
    .map((own) =>
      own instanceof HTMLImageElement ? own.alt : own.textContent?.replace(/\s+/g, ' ').trim(),
    )
    .filter((part) => part !== undefined && part !== '');
}

/** Runs in the page: text that cannot be read on white paper, because browsers print no backgrounds. */
function paleText(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!context) return 0;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((own) => [...own.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter(
      (own) =>
        own.checkVisibility() && own.clientWidth !== 1 && !own.closest('script, style, option'),
    )
    .filter((own) => {
      const { color, printColorAdjust } = getComputedStyle(own);
      return printColorAdjust !== 'exact' && 1.05 / (luminance(color) + 0.05) < 3;
    })
    .map(
      (own) =>
        `too pale for white paper: ${own.textContent?.slice(0, 60)}: give it a dark colour in print`,
    );
}

/* ---- Motion ---- */

/** Runs in the page. Colours and opacity may change slowly. */
function movingElements(): string[] {
  const found: string[] = [];
  const MOVES =
    /transform|translate|rotate|scale|offset|top|left|right|bottom|inset|width|height|margin/;
  for (const element of document.querySelectorAll('*')) {
    const name = `<${element.localName}> “${element.textContent?.slice(0, 60)}”`;
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isSlow = /[1-9]/.test(style.transitionDuration);
      if (isSlow && MOVES.test(style.transitionProperty))
        found.push(`${name} has a transition that moves it`);
      if (part === '' && style.scrollBehavior === 'smooth') found.push(`${name} scrolls smoothly`);
    }
    if (element instanceof HTMLVideoElement && element.autoplay && element.currentSrc)
      found.push(`${name} plays by itself`);
  }
  for (const { effect } of document.getAnimations()) {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const changed = frames.flatMap((frame) => Object.keys(frame));
    // The key "offset" is the time of the frame.
    const moved = changed.find((key) => key !== 'offset' && MOVES.test(key));
    if (moved && effect instanceof KeyframeEffect)
      found.push(
        `<${effect.target?.localName}> “${effect.target?.textContent?.slice(0, 60)}” has an animation of ${moved}`,
      );
  }
  return found;
}

/* ---- HTML ---- */

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'element-permitted-content': 'error', 'no-missing-references': 'error' },
});

/** What the standard forbids. Each problem has its rule and the beginning of the tag where it is. */
async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleUrl, offset }) => {
      const tag = html.slice(html.lastIndexOf('<', offset), offset + 100);
      return `${message} (${ruleUrl}): ${tag} …`;
    }),
  );
}

/** Values that a component has written, but did not have: not words such as "undefined" in a text. */
const missingValues = (html: string): string[] =>
  (html.match(/.{0,60}([">/](undefined|NaN|null)["</]|\[object \w+\]).{0,20}/g) ?? []).map(
    (code) => `a value is missing: ${code}`,
  );

/* ---- Losses ---- */

const MEDIA_FILES = /\.(svg|png|jpe?g|webp|avif|woff2)\b/;
const EXPECTED_FAILURES = [
  /^failed: .*\.(js|svg|png|jpe?g|webp|avif|woff2)\b/,
  /^console\.error: Failed to load/,
  /^page error: (TypeError: Failed to fetch.*)?$/, // the entry reports that the app is missing
];

async function blockResources(page: Page, { scripts, styles, media }: Loss) {
  if (scripts === 'break') await page.route(/\.js/, (route) => route.abort());
  if (!media) await page.route(MEDIA_FILES, (route) => route.abort());
  if (!styles)
    await modifyResponse(page, /\/[^./]*$/, (html) => html.replace(/<style.*?<\/style>/gs, ''));
}

/** Without white space, which depends on styles, and in lower case. */
const squeeze = (line: string) => line.replace(/\s+/g, '').toLowerCase();

/** The lines of text on a page. */
const readLines = async (page: Page) =>
  (await page.locator('body').innerText()).split(/\n+/).map(squeeze).filter(Boolean);

/** The text of each page where everything works, and what is hidden there, too. */
const wholePages = new Map<string, { hidden: string[]; badLayout: string[]; lines: string[] }>();

async function readWhole(url: string) {
  const known = wholePages.get(url);
  if (known) return known;
  const { page } = await visit(url);
  const isIdle = await page.locator('html').getAttribute('data-react-start');
  if (isIdle === 'idle') await waitForHydration(page);
  const lines = (await page.locator('body').innerText()).split(/\n+/).filter((line) => line.trim());
  await page.evaluate(scrollThrough);
  const hidden = await page.evaluate(hiddenText, false);
  const whole = { hidden, badLayout: await badLayout(page), lines };
  wholePages.set(url, whole);
  return whole;
}

/** Runs in the page. The test of the menu shows that its button does the same. */
function openMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]')) menu.showPopover();
}
