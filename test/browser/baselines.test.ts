/* How the pages look, compared with pictures that somebody has looked at. To renew them: npm run test:renew */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import { found, hydrate, screenshot, visit } from './harness';

const BASELINES = path.join(__dirname, 'baselines');
const DIFFERENCES = path.join(__dirname, 'differences');
const isRenewing = Boolean(process.env.UPDATE_BASELINES);

/** How many pixels may differ: a few at the edges of curves, where processors round differently. */
const TOLERATED = 50;

const cases = (['light', 'dark'] as const).flatMap((colorScheme) =>
  paths.flatMap((address) =>
    (address === '/' ? [1440, 768, 390] : [1440, 390]).map((width) => ({
      name: address === '/' ? 'home' : address.slice(1).replaceAll('/', '-'),
      address,
      colorScheme,
      width,
    })),
  ),
);

const comparing = found.isPinned ? test : test.skip;
const remark = found.isPinned ? '' : ' (left out: pixels only compare in the pinned Chromium)';

beforeAll(() => {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  if (isRenewing && found.isPinned) rmSync(BASELINES, { recursive: true, force: true });
  mkdirSync(BASELINES, { recursive: true });
});

comparing.each(cases)(
  `$name at $width px in the $colorScheme scheme looks like its baseline${remark}`,
  async ({ name, address, colorScheme, width }) => {
    const file = path.join(BASELINES, `${name}-${width}-${colorScheme}.png`);
    const { page } = await visit(address, { colorScheme, viewport: { width, height: 900 } });
    const arrived = await picture(page);
    if (isRenewing) writeFileSync(file, arrived);
    if (!existsSync(file)) throw new Error(`There is no ${file} yet. Run: npm run test:renew`);
    compare(arrived, file);
    await hydrate(page);
    compare(await picture(page), file);
  },
);

/** The whole page, once everything is there and at rest. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(scrollThrough);
  return screenshot(page, { fullPage: true, animations: 'disabled' });
}

/** @throws {Error} with the path of a picture of the differences, if there are too many */
function compare(actual: Buffer, expected: string): void {
  if (actual.equals(readFileSync(expected))) return;
  mkdirSync(DIFFERENCES, { recursive: true });
  const [kept, difference] = ['actual-', 'difference-'].map((prefix) =>
    path.join(DIFFERENCES, prefix + path.basename(expected)),
  ) as [string, string];
  writeFileSync(kept, actual);
  const script = path.join(__dirname, 'compare.mjs');
  const result = execFileSync(process.execPath, [script, kept, expected, difference], {
    encoding: 'utf8',
  });
  if (Number(result) <= TOLERATED) return;
  throw new Error(
    `${path.basename(expected)}: ${result} pixels differ. Look at ${kept}${existsSync(difference) ? ` and ${difference}` : ''}. If it was meant: npm run test:renew, look at test/browser/baselines/, and commit.`,
  );
}
