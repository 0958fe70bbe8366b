/* What a visitor can see of a page, and what is wrong with its layout. */
import type { Tab } from './engine';
import { nextPaint, setStyles } from './inPage';

/** A selector that finds no element. */
const NONE = ':not(*)';

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The texts that can be seen, except the skip link, which is above the page until it has the focus.
 * @param except a selector of elements to leave out
 */
export async function readTexts(page: Tab, except = NONE): Promise<string[]> {
  const { parts } = await page.evaluate(measure, except);
  return parts.filter(({ isText }) => isText).map(({ name }) => name);
}

/**
 * What is wrong with the layout at the current size, and would be on every page in the world: scrolling sideways; text or
 * controls that are cut off or outside of the window; text on top of other text.
 */
export async function layoutProblems(page: Tab): Promise<string[]> {
  const { width, scrollWidth, parts } = await page.evaluate(measure, NONE);
  const problems = scrollWidth > width ? ['the page scrolls sideways'] : [];
  for (const { name, boxes, clips, isInClipPath } of parts) {
    if (boxes.some(({ left, right }) => left < -0.5 || right > width + 0.5))
      problems.push(`outside of the window: ${name}`);
    if (!isInClipPath || boxes.some((box) => clips.some((clip) => !contains(clip, box))))
      problems.push(`cut off: ${name}`);
  }
  const texts = parts.filter(({ isText }) => isText);
  for (const [i, { name, boxes }] of texts.entries())
    for (const other of texts.slice(i + 1))
      if (boxes.some((a) => other.boxes.some((b) => isOnTop(a, b))))
        problems.push(`on top of each other: ${name} and ${other.name}`);
  return problems;
}

/** From a wide screen to the narrowest phone. */
export const WIDTHS = [2560, 1920, 1440, 1024, 768, 390, 320];

/** The widest text spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/**
 * The problems of the layout in windows of these widths.
 * @param styles styles of readers, with each of which the layout is checked
 */
export async function layoutProblemsAt(
  widths: number[],
  page: Tab,
  styles = [''],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.resize(width, 900);
    for (const css of styles) {
      // Painting drawings takes most of the time.
      await page.evaluate(setStyles, `picture, svg { visibility: hidden } ${css}`);
      await page.evaluate(nextPaint);
      for (const problem of await layoutProblems(page))
        found.push(`at ${width} px: ${problem} ${css}`);
    }
  }
  return found;
}

/** Whether a box is in another, apart from half a pixel. */
export const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 0.5 &&
  outer.top <= inner.top + 0.5 &&
  outer.right >= inner.right - 0.5 &&
  outer.bottom >= inner.bottom - 0.5;

/** Whether two texts cover each other. The box of a letter is higher than the letter. */
function isOnTop(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 1 && height > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Runs in the page: its visible texts and controls, with their boxes and with what may cut them off. */
function measure(except: string) {
  type Part = { name: string; isText: boolean; boxes: Box[]; clips: Box[]; isInClipPath: boolean };
  const parts: Part[] = [];
  const checks: (() => void)[] = []; // They scroll, so they come last.
  const start = scrollY;
  const toBox = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
  /** Clipping paths have many shapes, but what they cut off cannot be hit, at any of its corners. */
  const isInside = (outer: Element, { left, top, right, bottom }: Box) => {
    scrollTo({ top: start + top - innerHeight / 2, behavior: 'instant' });
    const down = start - scrollY;
    return [left + 1, right - 1].every((x) =>
      [top + down + 1, bottom + down - 1].every((y) =>
        document.elementsFromPoint(x, y).some((hit) => outer.contains(hit)),
      ),
    );
  };
  const add = (name: string, element: Element | null, text?: Range) => {
    if (!element || element.closest(except)) return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const boxes = [...(text ?? element).getClientRects()]
      // A space at the end of a line has a box without width.
      .filter(({ width, bottom }) => width > 0 && bottom + start > 0)
      .map(toBox);
    if (boxes.length === 0) return;
    const part: Part = { name, isText: text !== undefined, boxes, clips: [], isInClipPath: true };
    parts.push(part);
    for (
      let outer = text ? element : element.parentElement;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const own = outer;
      const { overflow, clipPath } = getComputedStyle(own);
      if (overflow !== 'visible') part.clips.push(toBox(own.getBoundingClientRect()));
      if (clipPath !== 'none')
        checks.push(() => {
          part.isInClipPath &&= boxes.every((box) => isInside(own, box));
        });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.nodeValue?.trim()) add(text.nodeValue.trim(), text.parentElement, range);
  }
  for (const control of document.querySelectorAll('input, textarea, button'))
    add(control.outerHTML, control);
  for (const check of checks) check();
  scrollTo({ top: start, behavior: 'instant' });
  const { clientWidth: width, scrollWidth } = document.documentElement;
  return { width, scrollWidth, parts };
}
