/* Compares screenshots with reviewed baselines. To update them: npm run test:update */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPinned } from './harness/chromium';
import { showImages } from './harness/inPage';
import { chromium, emulateMedia } from './harness/puppeteer';
import { describeIfInstalled, startBrowser } from './harness/visit';

const BASELINES = path.join(__dirname, 'baselines');
const DIFFERENCES = path.join(__dirname, 'differences');
const PIXELMATCH = path.join(__dirname, '../../node_modules/.bin/pixelmatch');

/** At this ratio, screenshots are small and still show a shift of 5 px, a missing border or a new shade. */
const SMALL = 0.2;

const light = { 'prefers-color-scheme': 'light' };
const dark = { 'prefers-color-scheme': 'dark' };
const forced = { ...light, 'forced-colors': 'active' };

/** Every layout, both colour schemes, forced colours, print, and the first window of many phones, where stray lines show. */
const cases: [string, string, number, number, Record<string, string>][] = [
  ['home-1440-light', '/', 1440, SMALL, light],
  ['home-768-dark', '/', 768, SMALL, dark],
  ['home-390-dark', '/', 390, SMALL, dark],
  ['home-390-first-window-at-1.5', '/', 390, 1.5, light],
  ['home-390-forced-colors', '/', 390, SMALL, forced],
  ['home-390-print', '/', 390, SMALL, dark],
  ['nope-1440-dark', '/nope', 1440, SMALL, dark],
];

const missing = isPinned ? undefined : 'the pinned Chromium: Linux x64, no CHROME_PATH';

describeIfInstalled(missing, 'compared with the baselines', () => {
  const visit = startBrowser(chromium);

  test.each(cases)('the page looks like %s', async (name, address, width, ratio, features) => {
    const expected = path.join(BASELINES, `${name}.png`);
    const { page, evaluate } = await visit(address, { width, ratio });
    await emulateMedia(page, features);
    await evaluate(showImages);
    if (name.endsWith('print')) await emulateMedia(page, features, 'print');
    const picture = await page.screenshot({ fullPage: ratio === SMALL });
    const finding = compare(name, picture, expected);
    if (finding && isUpdating()) writeFileSync(expected, picture);
    else if (finding)
      throw new Error(
        `${finding} See ${DIFFERENCES}. If intended, run npm run test:update, review test/browser/baselines/, and commit.`,
      );
  });
});

/** Whether jest updates snapshots, as npm run test:update says. */
function isUpdating(): boolean {
  const { snapshotState } = expect.getState() as unknown as {
    snapshotState: { _updateSnapshot: string };
  };
  return snapshotState._updateSnapshot === 'all';
}

/** Says how a picture differs from the expected one, and writes both and their difference. */
function compare(name: string, picture: Uint8Array, expected: string): string | undefined {
  if (!existsSync(expected)) return `There is no ${expected}.`;
  if (readFileSync(expected).equals(picture)) return undefined;
  const [actual = '', difference = ''] = ['actual', 'difference'].map((kind) =>
    path.join(DIFFERENCES, `${kind}-${name}.png`),
  );
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(actual, picture);
  // Detects a difference of one shade. A program of its own, because jest cannot load its module.
  const args = [PIXELMATCH, actual, expected, difference, '0.03'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [, count] = /different pixels: (\d+)/.exec(stdout) ?? [];
  if (count === undefined) return 'The size differs.';
  // At the edges of curves, processors round differently.
  return Number(count) > 12 ? `${count} pixels differ.` : undefined;
}
