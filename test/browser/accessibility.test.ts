import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { paths } from '../support/paths';
import { visit } from './harness';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that axe leaves out unless asked.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

/** What axe finds: each rule with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = (await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    OPTIONS,
  )) as AxeResults;
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

// Wide and narrow differ in layout; of the schemes, the colours.
const cases = paths.flatMap((path) =>
  (
    [
      [1440, 'light'],
      [320, 'dark'],
    ] as const
  ).map(([width, colorScheme]) => ({ path, width, colorScheme })),
);

test.each(cases)(
  'axe finds nothing on $path at $width px in the $colorScheme scheme',
  async ({ path, width, colorScheme }) => {
    const { page } = await visit(path, { colorScheme, viewport: { width, height: 900 } });
    expect(await violations(page)).toEqual([]);
  },
);

/** In which order roles may stand within one another on Home, as assistive technology is told. */
const NESTING = [
  /^link$/,
  /^banner\/(paragraph|link|navigation\/list\/listitem\/link)$/,
  /^main\/region\/(heading|paragraph|time|button|link|text|textbox|combobox|checkbox|radio|group)/,
  /^main\/region\/(list\/listitem|figure|list\/listitem\/(heading|paragraph|link|figure|img))$/,
  /^main\/region\/(term|definition)$/,
  /^contentinfo\/(paragraph|text|link|list\/listitem|list\/listitem\/link)$/,
];

test('what is listed, named or headed on Home is announced as such', async () => {
  const { page } = await visit('/');
  const within: string[] = [];
  const leaves: string[] = [];
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, indent = '', role = ''] = /^( *)- '?(\w+)/.exec(line) ?? [];
    if (!role) continue; // a property, such as a link's address
    within.splice(indent.length / 2, Number.POSITIVE_INFINITY, role);
    if (!line.endsWith(':') || /: ".*"$/.test(line)) leaves.push(within.join('/'));
  }
  expect(leaves.length).toBeGreaterThan(20);
  expect(leaves.filter((leaf) => !NESTING.some((known) => known.test(leaf)))).toEqual([]);
  // Each band has the name of its heading, and ranks follow one another.
  const bands = await page.getByRole('region').all();
  expect(bands.length).toBe(await page.locator('main > section').count());
  for (const band of bands) {
    const title = await band.getByRole('heading').first().innerText();
    expect(await page.getByRole('region', { name: title, exact: true }).count()).toBe(1);
  }
});
