/* axe finds nothing, with the rules of level AAA: https://dequeuniversity.com/rules/axe/ */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, emulateMedia } from './harness/browsers';
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

test.each(PATHS)(
  'axe finds no violation on %s, wide and narrow, by day and by night, and WebKit can announce its lists',
  async (path) => {
    const page = await visit(path);
    expect(await page.evaluate(findSilentLists)).toEqual([]);
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const [width, scheme] of [
      [1440, 'light'],
      [320, 'dark'],
      [320, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.resize(width, 1200);
      await emulateMedia(page, { 'prefers-color-scheme': scheme });
      const { violations } = (await page.evaluate(
        `axe.run(${JSON.stringify(OPTIONS)})`,
      )) as AxeResults;
      for (const { help, helpUrl, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${width} px, ${scheme}: ${help}: ${html} ${failureSummary} ${helpUrl}`);
    }
    expect(found).toEqual([]);
  },
);

/** Runs in the page: lists that WebKit does not announce, because they have neither markers nor the role of a list. */
const findSilentLists = () =>
  [...document.querySelectorAll('ul, ol')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .filter((list) => list.getAttribute('role') !== 'list')
    .map((list) => list.outerHTML);
