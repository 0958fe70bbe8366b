/* Whoever uses the keyboard sees which control has the focus. test/unit/contrast.test.ts checks the colour of the ring. */
import { describeFocus } from '../support/inPage/page';
import { FoundProblems } from '../support/problems';
import { visit } from './harness';

const LOOKS = [
  { width: 1440, forcedColors: 'none' },
  { width: 390, forcedColors: 'none' },
  { width: 1440, forcedColors: 'active' },
] as const;

test('every control that Tab reaches shows a whole focus ring', async () => {
  const { page } = await visit('/');
  const found = new FoundProblems();
  for (const { width, forcedColors } of LOOKS) {
    await page.setViewportSize({ width, height: 1200 });
    await page.emulateMedia({ forcedColors });
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(describeFocus);
      if (stop === 'nothing') break; // after the last control
      const problem = await page.evaluate(focusProblem);
      if (problem)
        found.add(`at ${width} px, forced colours ${forcedColors}`, [`${stop}: ${problem}`]);
    }
  }
  found.expectNone();
});

/** Runs in the page: why the ring of the focused control cannot be seen. */
function focusProblem(): string | undefined {
  const control = document.activeElement as HTMLElement;
  control.scrollIntoView({ block: 'center' });
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const thickness = Number.parseFloat(outlineWidth);
  if (outlineStyle === 'none' || thickness < 2)
    return 'it has no focus ring of 2 px: keep the outline of GlobalStyle.ts';

  const { left, top, right, bottom } = control.getBoundingClientRect();
  const reach = thickness + Number.parseFloat(outlineOffset);
  if (left < reach || right > innerWidth - reach || top < reach)
    return 'its focus ring is outside of the window: leave 6 px around it';

  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    const outer = box.getBoundingClientRect();
    const isCut =
      left - reach < outer.left ||
      right + reach > outer.right ||
      top - reach < outer.top ||
      bottom + reach > outer.bottom;
    if (isCut && getComputedStyle(box).overflow !== 'visible')
      return `a <${box.localName}> with overflow cuts off its focus ring: leave 6 px around it`;
  }

  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!control.contains(shown))
    return `a <${shown?.localName}> covers it: look for position and z-index`;
  return undefined;
}
