/* Compares screenshots with reviewed baselines. To update them: npm run test:update */
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { chromium, emulateMedia, isPinned } from './harness/browsers';
import { showImages } from './harness/inPage';
import { describeIf, startBrowser } from './harness/visit';

expect.extend({ toMatchImageSnapshot });

/** At this ratio, screenshots are small and still show a shift of 5 px, a missing border or a new shade. */
const SMALL = 0.2;

/** The layouts, both colour schemes, forced colours, print, and the first window of many phones, where stray lines show. */
const cases = [
  ['home-1440-light', '/', 1440, SMALL, 'light'],
  ['home-768-dark', '/', 768, SMALL, 'dark'],
  ['home-390-dark', '/', 390, SMALL, 'dark'],
  ['home-390-first-window-at-1.5', '/', 390, 1.5, 'light'],
  ['home-390-forced-colors', '/', 390, SMALL, 'light'],
  ['home-390-print', '/', 390, SMALL, 'dark'],
  ['nope-1440-dark', '/nope', 1440, SMALL, 'dark'],
] as const;

describeIf(isPinned)('if a change is intended, run npm run test:update', () => {
  const visit = startBrowser(chromium);

  test.each(cases)('the page looks like %s', async (name, address, width, ratio, scheme) => {
    const page = await visit(address, { width, ratio });
    const forced = name.endsWith('forced-colors') ? 'active' : 'none';
    const features = { 'prefers-color-scheme': scheme, 'forced-colors': forced };
    await emulateMedia(page, features);
    await page.evaluate(showImages);
    if (name.endsWith('print')) await emulateMedia(page, features, 'print');
    const picture = await page.screenshot({ fullPage: ratio === SMALL });
    expect(picture).toMatchImageSnapshot({
      customSnapshotIdentifier: name,
      customSnapshotsDir: path.join(__dirname, 'baselines'),
      customDiffDir: path.join(__dirname, 'differences'),
      customReceivedDir: path.join(__dirname, 'differences/received'),
      customReceivedPostfix: '', // the name of the baseline
      storeReceivedOnFailure: true,
      customDiffConfig: { threshold: 0.03 }, // detects a difference of one shade
      failureThreshold: 12, // pixels: at the edges of curves, processors round differently
      runInProcess: true,
    });
  });
});
