/* What the keyboard reaches, and whether visitors see where they are. */
import { chromium, emulateMedia } from './harness/browsers';
import { CONTROLS } from './harness/layout';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test.each([
  [1440, 'none'],
  [390, 'none'],
  [1440, 'active'],
])(
  'at %i px, with forced colours %s, Tab reaches every control in order, and each shows its whole focus ring',
  async (width, forced) => {
    const page = await visit('/', { width });
    await emulateMedia(page, { 'forced-colors': forced });
    for (const name of await page.evaluate(findControls, CONTROLS)) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(readFocus)).toEqual({ name, hasRing: true, isWhole: true });
    }
  },
);

function findControls(controls: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((own) => own.checkVisibility())
    .map((own) => own.name || String(own.textContent));
}

/** Runs in the page: the focused control, whether it has a focus ring, and whether no box cuts that off. */
function readFocus() {
  const control = document.activeElement as HTMLInputElement;
  control.scrollIntoView({ block: 'center' });
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const thickness = Number.parseFloat(outlineWidth);
  const reach = thickness + Number.parseFloat(outlineOffset);
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const isInside = (box: { left: number; top: number; right: number; bottom: number }) =>
    box.left <= left - reach + 0.5 &&
    box.top <= top - reach + 0.5 &&
    box.right >= right + reach - 0.5 &&
    box.bottom >= bottom + reach - 0.5;
  let isWhole = isInside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflow !== 'visible')
      isWhole &&= isInside(box.getBoundingClientRect());
  return {
    name: control.name || String(control.textContent),
    hasRing: outlineStyle !== 'none' && thickness >= 2,
    isWhole,
  };
}
