/* axe finds nothing, with the rules of level AAA: https://dequeuniversity.com/rules/axe/ */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, emulateMedia } from './harness/puppeteer';
import { PATHS } from './harness/site';
import { startBrowser } from './harness/visit';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  // Rules that axe does not run by default: those of level AAA, and the size of click targets.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

const visit = startBrowser(chromium);

test.each(PATHS)('axe finds no violation on %s, in both schemes, wide and narrow', async (path) => {
  const { page, resize } = await visit(path);
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const width of [1440, 320]) {
    await resize(width, 1200);
    for (const scheme of ['light', 'dark']) {
      await emulateMedia(page, { 'prefers-color-scheme': scheme });
      const { violations } = (await page.evaluate(
        `axe.run(${JSON.stringify(OPTIONS)})`,
      )) as AxeResults;
      for (const { help, helpUrl, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${width} px, ${scheme}: ${help}: ${html} ${failureSummary} ${helpUrl}`);
    }
  }
  expect(found).toEqual([]);
});
