/* What visitors get in print, with forced colours, more contrast, large text, or a keyboard. */
import type { Page } from 'puppeteer-core';
import { startBrowser } from './harness';
import { layoutProblems, nextPaint, readTexts } from './harness/inPage';
import { chromium, emulateMedia } from './harness/puppeteer';

const visit = startBrowser(chromium);

/** The content of a page, without its forms, which nobody can fill in on paper. */
const CONTENT = 'main :not(form, form *)';

test.each(['/', '/nope'])(
  '%s is printed in black on white, with all its text, and nothing cut off or divided',
  async (path) => {
    // The width of A4 paper without its margins.
    const { page } = await visit(path, { width: 718 });
    const texts = await page.evaluate(readTexts, CONTENT);
    await emulateMedia(page, {}, 'print');
    expect(await page.evaluate(readTexts, CONTENT)).toEqual(texts);
    expect(await page.evaluate(layoutProblems)).toEqual([]);
    expect(await page.evaluate(printProblems)).toEqual([]);
  },
);

test.each(['/', '/nope'])('with forced colours, all text on %s can be read', async (path) => {
  const { page } = await visit(path);
  const texts = await page.evaluate(readTexts, 'body');
  await emulateMedia(page, { 'forced-colors': 'active' });
  expect(await page.evaluate(readTexts, 'body')).toEqual(texts);
});

test('for visitors who want more contrast, hairlines and secondary text are stronger', async () => {
  const { page } = await visit('/');
  await emulateMedia(page, { 'prefers-contrast': 'more' });
  const colors = await page.evaluate(() =>
    Array.from(document.querySelectorAll(':root, [data-surface]'), (own) =>
      ['line', 'edge', 'muted', 'ink'].map((name) =>
        getComputedStyle(own).getPropertyValue(`--kr-color-${name}`),
      ),
    ),
  );
  for (const [line, edge, muted, ink] of colors) expect([line, muted]).toEqual([edge, ink]);
});

test.each(['/', '/nope'])(
  'with text of twice the size, nothing on %s is cut off, covered or outside of the window',
  async (path) => {
    const { page, resize } = await visit(path);
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction("getComputedStyle(document.documentElement).fontSize === '32px'");
    const problems: string[] = [];
    for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
      await resize(width, 900);
      await page.evaluate(nextPaint);
      const found = await page.evaluate(layoutProblems);
      problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);

test.each([
  [1440, 'none'],
  [390, 'none'],
  [1440, 'active'],
])(
  'at %i px, with forced colours %s, Tab reaches every control in order, and each shows its whole focus ring',
  async (width, forced) => {
    const { page } = await visit('/', { width });
    await emulateMedia(page, { 'forced-colors': forced });
    const expected = await page.evaluate(findControls);
    const stops = await followTab(page);
    expect(stops).toEqual(expected.map((name) => ({ name })));
  },
);

/** Presses Tab up to the last control. Returns their names, and what is wrong with their focus rings. */
async function followTab(page: Page) {
  const stops: object[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Runs in the page: the name of each visible control. */
function findControls(): string[] {
  const controls =
    ':is(a[href], button, input, textarea):not(:disabled, [tabindex="-1"], [type=hidden])';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((own) => own.checkVisibility())
    .map((own) => own.name || String(own.textContent));
}

/** Runs in the page: the name of the focused control, and why its ring cannot be seen. */
function readFocus(): { name: string; problem?: string } | undefined {
  const control = document.activeElement as HTMLInputElement;
  if (control === document.body) return undefined;
  const name = control.name || String(control.textContent);
  control.scrollIntoView({ block: 'center' });
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const thickness = Number.parseFloat(outlineWidth);
  if (outlineStyle === 'none' || thickness < 2) return { name, problem: 'no ring of 2 px' };

  const { left, top, right, bottom } = control.getBoundingClientRect();
  const reach = thickness + Number.parseFloat(outlineOffset);
  const isCut = (outer: { left: number; top: number; right: number; bottom: number }) =>
    left - reach < outer.left ||
    right + reach > outer.right ||
    top - reach < outer.top ||
    bottom + reach > outer.bottom;
  if (isCut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
    return { name, problem: 'its ring is outside of the window' };
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow !== 'visible' && isCut(box.getBoundingClientRect()))
      return { name, problem: `a <${box.localName}> with overflow cuts off its ring` };
  }
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!control.contains(shown)) return { name, problem: `a <${shown?.localName}> covers it` };
  return { name };
}

/** Runs in the page: coloured text and backgrounds, and what a page break may divide. */
function printProblems(): string[] {
  const problems: string[] = [];
  const all = [...document.querySelectorAll('main section li, main dl > div')];
  // A list in a card is not divided either.
  const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
  for (const own of document.querySelectorAll('main, main *')) {
    const style = getComputedStyle(own);
    const note = (problem: string) =>
      problems.push(`<${own.localName}> “${own.textContent?.slice(0, 60)}”: ${problem}`);
    if (
      own.textContent &&
      !/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(style.backgroundColor)
    )
      note(`is on ${style.backgroundColor}`);
    // Even from white to white, it prints a line where its colours meet.
    if (own.textContent && style.backgroundImage.includes('gradient')) note('has a gradient');
    // The red heading stays red.
    if (own.textContent && !own.matches('[data-tone], h1') && style.color !== 'rgb(0, 0, 0)')
      note(`is ${style.color}`);
    if (cards.includes(own) && style.breakInside !== 'avoid') note('may be divided');
    if (own.matches('h1, h2, h3') && style.breakAfter !== 'avoid') note('may be left alone');
    // Only inside of blocks does every browser obey break-inside.
    const isAround =
      own.matches('div, ul, ol, dl') && cards.some((card) => own !== card && own.contains(card));
    if (isAround && style.display !== 'block') note('is around cards, but not a block');
  }
  return problems;
}
