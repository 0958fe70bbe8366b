/* Without scripts, styles, images or the font, all text is readable. */
import type { Page } from 'playwright-core';
import { hasWebFont, hiddenText } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { modifyResponse, visit } from './harness';

const cases = [
  { scripts: 'are off', styles: true, media: true },
  { scripts: 'break', styles: true, media: false },
  { scripts: 'run', styles: false, media: false },
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

describe.each(pagePaths)('on %s', (path) => {
  let lines: string[] | undefined;

  test.each(cases)(
    'all text is readable if scripts $scripts; styles: $styles, images and web font: $media',
    async (given) => {
      const { page } = await visit(path, {
        javaScriptEnabled: given.scripts !== 'are off',
        expects: given.media ? [] : EXPECTED_FAILURES,
        prepare: (page) => blockResources(page, path, given),
      });
      expect(await page.evaluate(hasWebFont)).toBe(given.styles && given.media);
      // Without styles, the links of the header are behind the menu button at any width.
      const menu = page.getByRole('navigation').getByRole('button');
      if (await menu.isVisible()) await menu.click();
      expect(await page.evaluate(hiddenText)).toEqual([]);
      const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
      lines ??= (await (await visit(path)).page.locator('body').innerText()).split(/\s*\n\s*/);
      expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    },
  );
});
