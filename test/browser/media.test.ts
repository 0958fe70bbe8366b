/* What visitors get without JavaScript, styles or images, in print, with forced colours, large text, or a keyboard. */
import { contains, layoutProblems, layoutProblemsAtEveryWidth, readTexts } from './harness/layout';
import { chromium, emulateMedia } from './harness/puppeteer';
import { PATHS } from './harness/site';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test('without JavaScript, styles, images, font or app, all text can be read', async () => {
  const texts = await readTexts(await visit('/'));
  expect(texts.length).toBeGreaterThan(0);
  const losses = {
    JavaScript: { javaScript: false },
    'images, font and app': { lose: /\.(svg|png|woff2|js)\b/, expects: /./ },
    styles: { change: (html: string) => html.replace(/<style.*?<\/style>/gs, '') },
  };
  for (const [name, loss] of Object.entries(losses)) {
    const page = await visit('/', loss);
    // Without styles, the links of the header are behind their button at any width.
    if (name === 'styles')
      await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
    const found = new Set(await readTexts(page));
    expect({ name, missing: texts.filter((text) => !found.has(text)) }).toEqual({
      name,
      missing: [],
    });
  }
});

/** Captions are only where their drawings are. */
const CAPTIONS = 'p[aria-hidden]';

/** What nobody can use on paper. */
const CONTROLS = 'nav, form';

test.each(PATHS)(
  '%s is printed on white, with all its text, and nothing cut off or divided',
  async (path) => {
    const tab = await visit(path, { width: 718 }); // of A4 paper without its margins
    const texts = await readTexts(tab, `${CAPTIONS}, ${CONTROLS}`);
    await emulateMedia(tab.page, {}, 'print');
    expect(await readTexts(tab, `${CAPTIONS}, ${CONTROLS}`)).toEqual(texts);
    expect(await layoutProblems(tab)).toEqual([]);
    expect(await tab.evaluate(printProblems)).toEqual([]);
  },
);

test.each(PATHS)('with forced colours, all text on %s can be read', async (path) => {
  const tab = await visit(path);
  const texts = await readTexts(tab, CAPTIONS);
  await emulateMedia(tab.page, { 'forced-colors': 'active' });
  expect(await readTexts(tab)).toEqual(texts);
});

test.each(PATHS)(
  'with text of twice the size, nothing on %s is cut off, covered or outside of the window',
  async (path) => {
    const tab = await visit(path);
    const devtools = await tab.page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await tab.page.waitForFunction(
      () => getComputedStyle(document.documentElement).fontSize === '32px',
    );
    expect(await layoutProblemsAtEveryWidth(tab)).toEqual([]);
  },
);

test.each([
  [1440, 'none'],
  [390, 'none'],
  [1440, 'active'],
])(
  'at %i px, with forced colours %s, Tab reaches every control in order, and each shows its whole focus ring',
  async (width, forced) => {
    const { page, evaluate, press } = await visit('/', { width });
    await emulateMedia(page, { 'forced-colors': forced });
    for (const name of await evaluate(findControls)) {
      await press('Tab');
      const { ring, outers, ...stop } = await evaluate(readFocus);
      const isWhole = outers.every((outer) => contains(outer, ring));
      expect({ ...stop, isWhole }).toEqual({ name, hasRing: true, isOnTop: true, isWhole: true });
    }
  },
);

/** Runs in the page: the name of each visible control. */
function findControls(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), textarea';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((own) => own.checkVisibility())
    .map((own) => own.name || String(own.textContent));
}

/** Runs in the page: the focused control, its focus ring, and the boxes that may cut the ring off. */
function readFocus() {
  const control = document.activeElement as HTMLInputElement;
  control.scrollIntoView({ block: 'center' });
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const thickness = Number.parseFloat(outlineWidth);
  const reach = thickness + Number.parseFloat(outlineOffset);
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const outers = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflow !== 'visible')
      outers.push(box.getBoundingClientRect().toJSON());
  return {
    name: control.name || String(control.textContent),
    hasRing: outlineStyle !== 'none' && thickness >= 2,
    isOnTop: control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
    ring: { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach },
    outers,
  };
}

/** Runs in the page: coloured text, backgrounds behind text, and what a page break may divide. */
function printProblems(): string[] {
  const problems: string[] = [];
  const all = [...document.querySelectorAll('main section li, main dl > div')];
  // A list in a card is not divided either.
  const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
  for (const own of document.querySelectorAll<HTMLElement>('main, main *')) {
    const style = getComputedStyle(own);
    const note = (problem: string) =>
      problems.push(`<${own.localName}> “${own.textContent?.slice(0, 60)}” ${problem}`);
    if (own.textContent) {
      if (!/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(style.backgroundColor))
        note(`is on ${style.backgroundColor}`);
      // Even from white to white, it prints a line where its colours meet.
      if (style.backgroundImage.includes('gradient')) note('has a gradient');
      // The red heading is red on paper, too.
      if (style.color !== 'rgb(0, 0, 0)' && !own.closest('[data-tone]')) note(`is ${style.color}`);
    }
    if (cards.includes(own) && style.breakInside !== 'avoid') note('may be divided');
    if (own.matches('h1, h2, h3') && style.breakAfter !== 'avoid') note('may be left alone');
    // Only inside of blocks does every browser obey break-inside.
    const isAround = cards.some((card) => own !== card && own.contains(card));
    if (own.matches('div, ul, ol, dl') && isAround && style.display !== 'block')
      note('is around cards, but not a block');
  }
  return problems;
}
