import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const AXE_OPTIONS: RunOptions = {
  // Rules that axe does not run by default.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false, // which belong to other sites
};

/** The problems that axe finds on a page. Its script stays in the page. */
export async function axe(page: Page, options: RunOptions = {}): Promise<string[]> {
  const run = `${AXE}; axe.run(${JSON.stringify({ ...AXE_OPTIONS, ...options })})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ html, any }) => {
      const reason = any.map(({ message }) => message).join('; ');
      const remedy = id === 'color-contrast' ? CONTRAST_REMEDY : `See ${helpUrl}`;
      return `${help}: ${html.slice(0, 200)}: ${reason} ${remedy}`;
    }),
  );
}

const CONTRAST_REMEDY =
  'Many visitors cannot read it. The comments in src/theme/tokens.ts say on which backgrounds each colour can be read.';
