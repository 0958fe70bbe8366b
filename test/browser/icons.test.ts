/* Draws the icons and the share image from the logo, the hero, the name and the palettes. To write them: npm run icons */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'puppeteer-core';
import { site } from '../../src/content/site';
import { declareRoles, iconOf } from '../../src/document/favicon';
import webFont from '../../src/theme/webFont.json';
import { chromium, isPinned } from './harness/browsers';
import { nextPaint } from './harness/inPage';
import { endAll, resize } from './harness/visit';

expect.extend({ toMatchImageSnapshot });

const read = (file: string, encoding: BufferEncoding = 'utf8') =>
  readFileSync(path.join(__dirname, '../..', file), encoding);

const logo = read('src/drawings/logo.svg');

const icon = `
  <style>
    html { ${declareRoles('spruce', 'day')}; background: var(--background) }
    svg { position: absolute; inset: 15vw; width: 70vw; height: 70vw }
  </style>
  ${iconOf(logo)}`;

/** The name above the mountains of the hero. */
const share = `
  <style>
    @font-face { font-family: font; font-weight: 1 999; src: url(data:font/woff2;base64,${read(`static/fonts/${webFont.file}`, 'base64')}) }
    html { ${declareRoles('hero', 'day')}; background: var(--background) }
    body { margin: 0 }
    p { position: absolute; display: flex; align-items: center; gap: 24px; margin: 56px 68px; font: ${webFont.weight.strong} 84px font; letter-spacing: -.03em }
    p svg { width: 96px; height: 96px }
    div > svg { position: absolute; width: 1200px; height: 630px; stroke-width: 1.2px }
    #trail-beside { stroke-width: 5px }
    #trail-below, #land-below { display: none }
  </style>
  <div>${read('src/drawings/hero.svg').replace(/viewBox="[^"]*"/, 'viewBox="-36 -270 1924 1010"')}</div>
  <p>${logo} ${site.name}</p>`;

const { width, height } = site.shareImage;

let page: Page;

beforeAll(async () => {
  const browser = await chromium();
  page = await browser.newPage();
});
afterAll(endAll);

test.each([
  ['favicon', icon, 32, 32],
  ['apple-touch-icon', icon, 180, 180],
  ['icon-192', icon, 192, 192],
  ['icon-512', icon, 512, 512],
  ['images/share', share, width, height],
])(
  'static/%s.png is of this logo, name and palette: if not, run npm run icons',
  async (file, html, ...size) => {
    await resize(page, ...size);
    await page.setContent(html, { timeout: 0 });
    await page.evaluate(nextPaint);
    expect(await page.screenshot()).toMatchImageSnapshot({
      customSnapshotsDir: path.join(__dirname, '../../static', path.dirname(file)),
      customSnapshotIdentifier: path.basename(file),
      customDiffDir: path.join(__dirname, 'differences'),
      customDiffConfig: { threshold: 0.03 }, // detects a difference of one shade
      failureThreshold: isPinned ? 0.0005 : 0.01, // other systems draw edges differently
      failureThresholdType: 'percent',
      runInProcess: true,
    });
  },
);
