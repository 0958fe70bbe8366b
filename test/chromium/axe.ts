import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

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
  iframes: false, // which belong to other sites
};

/** The problems that axe finds on a page. Its script stays in the page. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ html, any }) => {
      const reason = any.map(({ message }) => message).join('; ');
      const remedy = id.startsWith('color-contrast') ? CONTRAST_REMEDY : `See ${helpUrl}`;
      return `${help}: ${html.slice(0, 200)}: ${reason} ${remedy}`;
    }),
  );
}

const CONTRAST_REMEDY =
  'The comments in src/theme/tokens.ts say on which backgrounds each colour can be read.';
