import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const AXE_OPTIONS: RunOptions = {
  // Not wcag22aa, which has only the size of targets: a11y-media.test.ts asks for more.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'best-practice'],
  // Rules that axe does not run by default.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
  resultTypes: ['violations'],
  iframes: false, // which belong to other sites
};

/** The problems that axe finds on a page, with the AAA rules. Its script stays in the page. */
export async function axe(page: Page): Promise<string[]> {
  const run = `${AXE}; axe.run(${JSON.stringify(AXE_OPTIONS)})`;
  const results = await page.evaluate<AxeResults>(run);
  expect(results.passes.length).toBeGreaterThan(5);
  return describeViolations(results);
}

/** The elements that break a rule, each with the rule and its remedy. */
export const describeViolations = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const remedy = id.startsWith('color-contrast') ? CONTRAST_REMEDY : `See ${helpUrl}`;
      return `${help}: ${html}: ${failureSummary} ${remedy}`;
    }),
  );

const CONTRAST_REMEDY =
  'Many visitors cannot read it. The comments in src/theme/tokens.ts say on which backgrounds each colour can be read.';
