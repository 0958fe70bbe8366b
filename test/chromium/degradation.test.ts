/* Without scripts, styles, images or the font, all text is readable. */
import type { Page } from 'playwright-core';
import { site } from '../../src/content/site';
import { hasWebFont, hiddenText } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { waitFor } from '../support/waitFor';
import { modifyResponse, visit, waitForHydration } from './harness';

const cases = [
  { without: 'scripts', scripts: 'are off', styles: true, media: true },
  { without: 'the app, images and the web font', scripts: 'break', styles: true, media: false },
  { without: 'styles, images and the web font', scripts: 'run', styles: false, media: false },
];

const MEDIA_FILES = /\.(svg|png|jpe?g|webp|avif|woff2)\b/;
const EXPECTED_FAILURES = [
  /^failed: .*\.(js|svg|png|jpe?g|webp|avif|woff2)\b/,
  /^console\.error: Failed to load/,
  /^page error: (TypeError: Failed to fetch.*)?$/, // the entry reports that the app is missing
];

type Case = (typeof cases)[number];

async function blockResources(page: Page, path: string, { scripts, styles, media }: Case) {
  if (scripts === 'break') await page.route(/\.js/, (route) => route.abort());
  if (!media) await page.route(MEDIA_FILES, (route) => route.abort());
  if (!styles)
    await modifyResponse(page, `**${path}`, (html) => html.replace(/<style.*?<\/style>/gs, ''));
}

const REMEDY =
  'a visitor without scripts, styles or images cannot read this: render all text from the start, and hide none of it: long text can be in <details>, and slides can scroll in a box (overflow: auto). See “Interactivity” in docs/changing.md';

/** The lines of text on a page where everything works. */
async function readLines(path: string): Promise<string[]> {
  const { page } = await visit(path);
  const { reactStart }: { reactStart: string } = site;
  if (reactStart === 'idle') await waitForHydration(page);
  return (await page.locator('body').innerText()).split(/\s*\n\s*/);
}

describe.each(pagePaths)('on %s', (path) => {
  let lines: string[] | undefined;

  test.each(cases)('all text is readable without $without', async (given) => {
    const { page } = await visit(path, {
      javaScriptEnabled: given.scripts !== 'are off',
      expects: given.media ? [] : EXPECTED_FAILURES,
      prepare: (page) => blockResources(page, path, given),
    });
    expect(await page.evaluate(hasWebFont)).toBe(given.styles && given.media);
    // Without styles, the links of the header are behind a button at any width.
    if (!given.styles) await page.evaluate(openMenus);
    const hidden = await page.evaluate(hiddenText);
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    lines ??= await readLines(path);
    const missing = lines.filter((line) => !text.includes(line));
    const found = { remedy: REMEDY, hidden, missing };
    expect(found).toEqual({ remedy: REMEDY, hidden: [], missing: [] });
  });
});

/** Runs in the page. The test of the menu shows that its button does the same. */
function openMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]')) menu.showPopover();
}

test('drawings that cannot be loaded leave no frames until they can, and photographs their alternative text', async () => {
  const { page } = await visit('/', {
    expects: EXPECTED_FAILURES,
    prepare: (page) => page.route(MEDIA_FILES, (route) => route.abort()),
  });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const waitForVisibility = (visibility: string) =>
    waitFor(() =>
      page.evaluate((expected) => {
        const drawings = [...document.images].filter(({ alt }) => alt === '');
        return drawings.every((own) => own.style.visibility === expected);
      }, visibility),
    );
  await waitForVisibility('hidden');
  const isAlternativeShown = await page.evaluate(async () => {
    const photograph = Object.assign(new Image(), { alt: 'Four people', src: '/photograph.jpg' });
    document.body.append(photograph);
    await new Promise((resolve) => photograph.addEventListener('error', resolve));
    return photograph.checkVisibility({ visibilityProperty: true });
  });
  expect({ isAlternativeShown }).toEqual({ isAlternativeShown: true });
  // As when the window's width changes and another file is chosen.
  await page.unroute(MEDIA_FILES);
  await page.evaluate(() => {
    for (const own of document.querySelectorAll<HTMLImageElement>('source, img')) {
      own.srcset &&= own.srcset.replaceAll('.svg', '.svg?again');
      own.src &&= own.src.replace('.svg', '.svg?again');
    }
  });
  await waitForVisibility('');
});
