/* Without scripts, styles, images or the font, all text is readable. */
import type { Page } from 'playwright-core';
import { hasWebFont, hiddenText } from '../support/inPage';
import { pagePaths } from '../support/pagePaths';
import { modifyResponse, visit } from './harness';

const cases = [
  { scripts: 'are off', styles: true, media: true },
  { scripts: 'break', styles: true, media: false },
  { scripts: 'run', styles: false, media: false },
];

const MEDIA = /\.(svg|png|jpe?g|webp|avif|woff2)\b/;
const FAILED = [
  /^failed: .*\.(js|svg|png|jpe?g|webp|avif|woff2)\b/,
  /^console\.error: Failed to load/,
  /^page error: (TypeError: Failed to fetch.*)?$/, // the entry reports that the app is missing
];

type Given = (typeof cases)[number];

async function withhold(page: Page, path: string, { scripts, styles, media }: Given) {
  if (scripts === 'break') await page.route(/\.js/, (route) => route.abort());
  if (!media) await page.route(MEDIA, (route) => route.abort());
  if (!styles)
    await modifyResponse(page, `**${path}`, (html) => html.replace(/<style.*?<\/style>/gs, ''));
}

describe.each(pagePaths)('on %s', (path) => {
  let lines: string[] | undefined;

  test.each(cases)(
    'scripts $scripts, styles: $styles, images and web font: $media',
    async (given) => {
      const { page } = await visit(path, {
        javaScriptEnabled: given.scripts !== 'are off',
        expects: given.media ? [] : FAILED,
        prepare: (page) => withhold(page, path, given),
      });
      // The document's own style, not the one that React may have added, which has no text.
      const hasStyles = () =>
        [...document.querySelectorAll('style')].some(({ textContent }) => textContent);
      expect(await page.evaluate(hasStyles)).toBe(given.styles);
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
