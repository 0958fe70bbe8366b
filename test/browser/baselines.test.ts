/* Compares screenshots of pages with reviewed baselines. To update them: npm run test:update */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scrollThrough } from '../support/inPage';
import { found, screenshot, visit } from './harness';

const BASELINES = path.join(__dirname, 'baselines');
const DIFFERENCES = path.join(__dirname, 'differences');
const PIXELMATCH = path.join(__dirname, '../../node_modules/.bin/pixelmatch');
const isUpdating = Boolean(process.env.UPDATE_BASELINES);

/** Every layout, and both colour schemes. */
const cases = [
  { address: '/', width: 1440, colorScheme: 'light' },
  { address: '/', width: 768, colorScheme: 'dark' },
  { address: '/', width: 390, colorScheme: 'dark' },
  { address: '/nope', width: 1440, colorScheme: 'dark' },
  { address: '/nope', width: 390, colorScheme: 'light' },
] as const;

const comparing = found.isPinned ? test : test.skip;

beforeAll(() => {
  if (isUpdating && found.isPinned) rmSync(BASELINES, { recursive: true, force: true });
  for (const folder of [BASELINES, DIFFERENCES]) mkdirSync(folder, { recursive: true });
});

comparing.each(cases)(
  '$address at $width px in the $colorScheme scheme looks like its baseline, in the pinned Chromium',
  async ({ address, width, colorScheme }) => {
    const name = `${address.slice(1) || 'home'}-${width}-${colorScheme}.png`;
    const expected = path.join(BASELINES, name);
    const actual = path.join(DIFFERENCES, `actual-${name}`);
    const difference = path.join(DIFFERENCES, `difference-${name}`);
    // At half scale, screenshots are a third of the size and still show a shift of a pixel or two.
    const viewport = { width, height: 900 };
    const { page } = await visit(address, { colorScheme, viewport, deviceScaleFactor: 0.5 });
    await page.evaluate(scrollThrough);
    const picture = await screenshot(page, { fullPage: true, animations: 'disabled' });
    if (isUpdating) writeFileSync(expected, picture);
    for (const old of [actual, difference]) rmSync(old, { force: true });
    if (!existsSync(expected)) throw new Error(`There is no ${expected}. Run: npm run test:update`);
    if (picture.equals(readFileSync(expected))) return;
    writeFileSync(actual, picture);
    // Detects a difference of one shade. A separate process, because reading images is far slower inside of jest.
    const parameters = [PIXELMATCH, actual, expected, difference, '0.03'];
    const { stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    const [, count = 'all'] = /different pixels: (\d+)/.exec(stdout) ?? [];
    if (Number(count) <= 12) return; // at the edges of curves, where processors round differently
    throw new Error(
      `${name}: ${count} pixels differ. See ${actual} and ${difference}. If intended, run npm run test:update, review test/browser/baselines/, and commit.`,
    );
  },
);
