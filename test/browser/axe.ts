import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Rules that axe does not run by default.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
  iframes: false, // which belong to other sites
};

/** The problems that axe finds on a page, with the AAA rules. Its script stays in the page. */
export async function axe(page: Page): Promise<string[]> {
  const run = `${AXE}; axe.run(${JSON.stringify(AXE_OPTIONS)})`;
  const results = await page.evaluate<AxeResults>(run);
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html)}`,
  );
}
