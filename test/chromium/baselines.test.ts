/* Compares screenshots of pages with reviewed baselines. To update them: npm run test:update */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scrollThrough } from '../support/inPage/page';
import { describeIfInstalled } from '../support/machine';
import { foundBrowser, screenshot, type VisitOptions, visit } from './harness';

const BASELINES = path.join(__dirname, 'baselines');
const DIFFERENCES = path.join(__dirname, 'differences');
const PIXELMATCH = path.join(__dirname, '../../node_modules/.bin/pixelmatch');
const isUpdating = Boolean(process.env.UPDATE_BASELINES);

/** At this scale, screenshots are small and still show a shift of 4 px, a missing border or a new shade. */
const SMALL = 0.22;

/** Every layout, both colour schemes, forced colours, print, and the first window of many phones, where stray lines show. */
const cases: [name: string, path: string, width: number, scale: number, options: VisitOptions][] = [
  ['home-1440-light', '/', 1440, SMALL, { colorScheme: 'light' }],
  ['home-768-dark', '/', 768, SMALL, { colorScheme: 'dark' }],
  ['home-390-dark', '/', 390, SMALL, { colorScheme: 'dark' }],
  ['home-390-first-window-at-1.5', '/', 390, 1.5, { colorScheme: 'light' }],
  ['home-390-forced-colors', '/', 390, SMALL, { forcedColors: 'active' }],
  ['home-390-print', '/', 390, SMALL, { colorScheme: 'dark' }],
  ['nope-1440-dark', '/nope', 1440, SMALL, { colorScheme: 'dark' }],
];

const missing = foundBrowser.isPinned
  ? undefined
  : 'the pinned Chromium: Linux x64, no CHROME_PATH';

beforeAll(() => {
  if (isUpdating && foundBrowser.isPinned) rmSync(BASELINES, { recursive: true, force: true });
  for (const folder of [BASELINES, DIFFERENCES]) mkdirSync(folder, { recursive: true });
});

describeIfInstalled(missing, 'compared with the baselines', () => {
  test.each(cases)('the page looks like %s', async (name, address, width, scale, options) => {
    const expected = path.join(BASELINES, `${name}.png`);
    const actual = path.join(DIFFERENCES, `actual-${name}.png`);
    const difference = path.join(DIFFERENCES, `difference-${name}.png`);
    const viewport = { width, height: 900 };
    const { page } = await visit(address, { ...options, viewport, deviceScaleFactor: scale });
    await page.evaluate(scrollThrough);
    if (name.endsWith('print')) await page.emulateMedia({ media: 'print' });
    const picture = await screenshot(page, { fullPage: scale === SMALL, animations: 'disabled' });
    if (isUpdating) writeFileSync(expected, picture);
    for (const old of [actual, difference]) rmSync(old, { force: true });
    if (!existsSync(expected)) throw new Error(`There is no ${expected}. Run: npm run test:update`);
    if (picture.equals(readFileSync(expected))) return;
    writeFileSync(actual, picture);
    // Detects a difference of one shade. A separate process, because reading images is far slower inside of jest.
    const parameters = [PIXELMATCH, actual, expected, difference, '0.03'];
    const { stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    const [, count = ''] = /different pixels: (\d+)/.exec(stdout) ?? [];
    if (count && Number(count) <= 12) return; // at the edges of curves, where processors round differently
    const finding = count ? `${count} pixels differ` : `its size differs (${stdout.trim()})`;
    throw new Error(
      `${name}: ${finding}. See ${actual} and ${difference}. If intended, run npm run test:update, review test/chromium/baselines/, and commit.`,
    );
  });
});
