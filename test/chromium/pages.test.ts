/* What holds on every page of the site, with any content. A check here may only find what is wrong on every page in the world. */
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { LAYOUT_REMEDY, layoutProblems } from '../support/inPage/layoutProblems';
import { readTexts } from '../support/inPage/page';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems, FoundProblems } from '../support/problems';
import { waitFor } from '../support/waitFor';
import { axe } from './axe';
import { DOCUMENT, modifyResponse, setFontSize, site, visit } from './harness';

/** Each width in both schemes. */
const LOOKS = [1440, 768, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

type Loss = { scripts: 'are off' | 'break' | 'run'; styles: boolean; media: boolean };

const losses: [without: string, loss: Loss][] = [
  ['scripts', { scripts: 'are off', styles: true, media: true }],
  ['the app, images and the web font', { scripts: 'break', styles: true, media: false }],
  ['styles, images and the web font', { scripts: 'run', styles: false, media: false }],
];

describe.each(pagePaths)('%s', (path) => {
  /** All that can be read if nothing is missing. */
  let texts: string[];
  beforeAll(async () => {
    const { page } = await visit(path);
    texts = await page.evaluate(readTexts, 'body');
  });

  test('can be read and used in every width and scheme, with forced colours and with large text', async () => {
    const { page } = await visit(path);
    const found = new FoundProblems();
    for (const { width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 1200 });
      found.add(`at ${width} px, ${colorScheme}`, await axe(page));
    }
    await setFontSize(page, 32);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1200 });
      found.add(`at ${width} px, with text of 32 px`, await page.evaluate(layoutProblems));
    }
    await setFontSize(page, 16);
    await page.emulateMedia({ forcedColors: 'active' });
    found.add('with forced colours, this cannot be seen', await missingOn(page, texts));
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    found.add('for visitors who want more contrast', await page.evaluate(weakLines));
    await page.setViewportSize({ width: 320, height: 1200 });
    await page.evaluate(spaceText);
    const apart = [...(await page.evaluate(layoutProblems)), ...(await page.evaluate(overlaps))];
    found.add('at 320 px, with wide text spacing', apart);
    found.expectNone(LAYOUT_REMEDY);
  });

  test('is valid HTML, without missing values', async () => {
    const html = await (await fetch(site + path)).text();
    expectNoProblems(
      [...(await invalidHtml(html)), ...missingValues(html)],
      'change the component or the content that has written this tag',
    );
  });

  test.each(losses)('has all its text without %s', async (without, loss) => {
    const { page } = await visit(path, {
      javaScriptEnabled: loss.scripts !== 'are off',
      expects: loss.media ? [] : EXPECTED_FAILURES,
      prepare: (page) => takeAway(page, loss),
    });
    // Without styles, the links of the header are behind a button at any width.
    if (!loss.styles) await page.evaluate(openMenus);
    expectNoProblems(
      await missingOn(page, texts),
      `without ${without} a visitor cannot read this: render all text from the start, and hide none of it.`,
    );
    if (loss.scripts === 'break') {
      await waitFor(() => page.evaluate(areBrokenImagesHidden), 'no frame of a missing drawing');
    }
  });
});

/** Runs in the page: widens its text as far as readers may (https://www.w3.org/TR/WCAG22/#text-spacing). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: texts that are on top of others. */
function overlaps(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: { text: Node; box: DOMRect }[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) boxes.push({ text, box });
  }
  return boxes.flatMap(({ text, box: a }, i) =>
    boxes
      .slice(i + 1)
      .filter(({ text: other, box: b }) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return other !== text && width > 1 && height > 1;
      })
      .map(({ text: other }) => `“${text.nodeValue}” overlaps “${other.nodeValue}”`),
  );
}

/** The texts that cannot be seen on a page, each once. */
async function missingOn(page: Page, texts: string[]): Promise<string[]> {
  const seen = new Set(await page.evaluate(readTexts, 'body'));
  return texts.filter((text) => !seen.has(text));
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'element-permitted-content': 'error',
    'no-missing-references': 'error',
    // Safari needs them: see List.ts and DrawingImage.tsx.
    'no-redundant-role': 'off',
  },
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

const MEDIA_FILES = /\.(svg|png|jpe?g|webp|avif|woff2)\b/;
const EXPECTED_FAILURES = [
  /^failed: .*\.(js|svg|png|jpe?g|webp|avif|woff2)\b/,
  /^console\.error: Failed to load/,
  /^page error: (TypeError: Failed to fetch.*)?$/, // the entry reports that the app is missing
];

async function takeAway(page: Page, { scripts, styles, media }: Loss): Promise<void> {
  if (scripts === 'break') await page.route(/\.js/, (route) => route.abort());
  if (!media) await page.route(MEDIA_FILES, (route) => route.abort());
  if (!styles)
    await modifyResponse(page, DOCUMENT, (html) => html.replace(/<style.*?<\/style>/gs, ''));
}

/** Runs in the page: where hairlines and secondary text are as weak as for everyone. */
function weakLines(): string[] {
  return Array.from(document.querySelectorAll(':root, [data-surface]'), (own) => {
    const colorOf = (name: string) => getComputedStyle(own).getPropertyValue(`--kr-color-${name}`);
    const isStrong = colorOf('line') === colorOf('edge') && colorOf('muted') === colorOf('ink');
    return isStrong ? '' : `<${own.localName}>: see contrastOverrides in src/theme/theme.ts`;
  }).filter(Boolean);
}

/** Runs in the page. Browsers would show a frame for each decorative image that cannot be loaded. */
function areBrokenImagesHidden(): boolean {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[alt=""]')];
  for (const image of images) image.loading = 'eager';
  return images.every((image) => !image.checkVisibility({ visibilityProperty: true }));
}

/** Runs in the page. The tests of the menu show that its button does the same. */
function openMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]')) menu.showPopover();
}
