/* axe finds nothing, with the rules of level AAA (https://dequeuniversity.com/rules/axe/), and the keyboard reaches all. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, emulateMedia } from './harness/browsers';
import { CONTROLS } from './harness/layout';
import { PATHS } from './harness/site';
import { resize, startBrowser } from './harness/visit';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OPTIONS: RunOptions = { runOnly: [...LEVELS, 'best-practice'], resultTypes: ['violations'] };

const visit = startBrowser(chromium);

test.each(PATHS)(
  'axe finds no violation on %s, wide and narrow, by day and by night, and WebKit can announce its lists',
  async (path) => {
    const page = await visit(path);
    const silent = await page.$$eval(':is(ul, ol):not([role=list])', (lists) =>
      lists
        .filter((own) => getComputedStyle(own).listStyleType === 'none')
        .map((own) => own.outerHTML),
    );
    expect(silent).toEqual([]); // Without markers and this role, it announces no list.
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const width of [1440, 320])
      for (const scheme of ['light', 'dark']) {
        await resize(page, width, 1200);
        await emulateMedia(page, { 'prefers-color-scheme': scheme });
        const run = `axe.run(${JSON.stringify(OPTIONS)})`;
        const { violations } = (await page.evaluate(run)) as AxeResults;
        for (const { help, helpUrl, nodes } of violations)
          for (const { html, failureSummary } of nodes)
            found.push(`${width} px, ${scheme}: ${help}: ${html} ${failureSummary} ${helpUrl}`);
      }
    expect(found).toEqual([]);
  },
);

test.each([
  [1440, 'none'],
  [390, 'none'],
  [1440, 'active'],
])(
  'at %i px, with forced colours %s, Tab reaches every control in order, and each shows its whole focus ring',
  async (width, forced) => {
    const page = await visit('/', { width });
    await emulateMedia(page, { 'forced-colors': forced });
    const names = await page.$$eval(CONTROLS, (controls) =>
      controls
        .filter((own) => own.checkVisibility())
        .map((own) => own.getAttribute('name') ?? own.textContent),
    );
    for (const name of names) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(readFocus)).toEqual({ name, hasRing: true, isWhole: true });
    }
  },
);

/** Runs in the page: the focused control, whether it has a focus ring, and whether no box cuts that off. */
function readFocus() {
  const control = document.activeElement as Element;
  control.scrollIntoView({ block: 'center' });
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const thickness = Number.parseFloat(outlineWidth);
  const reach = thickness + Number.parseFloat(outlineOffset) - 0.5; // browsers round
  const own = control.getBoundingClientRect();
  const boxes = [new DOMRect(0, 0, innerWidth, innerHeight)];
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflow !== 'visible') boxes.push(box.getBoundingClientRect());
  return {
    name: control.getAttribute('name') ?? control.textContent,
    hasRing: outlineStyle !== 'none' && thickness >= 2,
    isWhole: boxes.every(
      ({ left, top, right, bottom }) =>
        left <= own.left - reach &&
        top <= own.top - reach &&
        right >= own.right + reach &&
        bottom >= own.bottom + reach,
    ),
  };
}
