/* What a visitor can see of a page, and what is wrong with its layout. */
import type { Page, ScreenshotOptions } from 'puppeteer-core';
import { nextPaint, setStyles } from './inPage';
import { resize } from './visit';

export const WIDTHS = [2560, 1920, 1440, 1024, 768, 390, 320];

/** What the keyboard reaches, if it is visible. */
export const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([type=hidden], [tabindex="-1"])';

/** The widest text spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The texts that can be seen. The skip link is above the page until it has the focus. */
export async function readTexts(page: Page): Promise<string[]> {
  const { parts } = await page.evaluate(measure, CONTROLS);
  return parts.filter(({ isText }) => isText).map(({ name }) => name);
}

/** Takes a screenshot in Chromium, for functions that run in the page: its pixels are `window.picture`. */
export async function takePicture(page: Page, options: ScreenshotOptions): Promise<void> {
  await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      if (context) window.picture = context.getImageData(0, 0, image.width, image.height);
    },
    await page.screenshot({ ...options, encoding: 'base64' }),
  );
}

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * What is wrong with the layout at the current size, and would be on every page in the world: scrolling sideways; text or
 * controls that are cut off or outside of the window; broken words; text on top of other text.
 */
export async function findProblems(page: Page): Promise<string[]> {
  const { scrollsSideways, parts } = await page.evaluate(measure, CONTROLS);
  const problems = await page.evaluate(findBrokenWords);
  if (scrollsSideways) problems.push('the page scrolls sideways');
  for (const [i, { name, isText, isWhole, boxes }] of parts.entries()) {
    if (!isWhole) problems.push(`cut off or outside of the window: ${name}`);
    for (const other of parts.slice(i + 1))
      if (isText && other.isText && boxes.some((a) => other.boxes.some((b) => isOnTop(a, b))))
        problems.push(`on top of each other: ${name} and ${other.name}`);
  }
  return problems;
}

/** Whether two texts cover each other. The box of a letter is higher than the letter. */
function isOnTop(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 1 && height > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** The problems of the layout in windows of these widths, with each of these styles of readers. */
export async function findProblemsAt(widths: number[], page: Page, styles = ['']) {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width, 900);
    for (const css of styles) {
      // Painting drawings takes most of the time, and Firefox's scrollbars cover what is at the edge.
      const own = 'picture, svg { visibility: hidden } * { scrollbar-width: none }';
      await page.evaluate(setStyles, `${own} ${css}`);
      await page.evaluate(nextPaint);
      for (const problem of await findProblems(page))
        found.push(`at ${width} px: ${problem} ${css}`);
    }
  }
  return found;
}

/** Runs in the page: words that are broken without a hyphen, because they are wider than their box. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index, 0: word } of text.nodeValue?.matchAll(/[^\s-]+-?/g) ?? []) {
      if (!text.parentElement?.checkVisibility()) continue; // as in closed <details>
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // In WebKit, the end of the line before is an empty part of a word.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(parts.map(({ bottom }) => bottom));
      if (lines.size > 1) broken.push(`broken without a hyphen: ${word}`);
    }
  return broken;
}

/**
 * Runs in the page: its visible texts and controls, with the boxes that they fill in it, and whether all of each can be seen.
 * What is fixed in the window, or scrolled out of a box of its own, fills none.
 */
function measure(controls: string) {
  const start = scrollY;
  const parts: { name: string; isText: boolean; isWhole: boolean; boxes: Box[] }[] = [];
  /** The nearest box around an element whose style is like this. */
  const findAround = (element: Element, isLike: (style: CSSStyleDeclaration) => boolean) => {
    let box: Element | null = element;
    while (box && !isLike(getComputedStyle(box))) box = box.parentElement;
    return box;
  };
  const add = (name: string, element: Element | null, own: Element | Range) => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const isFixed = findAround(element, ({ position }) => position === 'fixed') !== null;
    const scroller = findAround(element, ({ overflow }) => /auto|scroll/.test(overflow));
    if (scroller) element.scrollIntoView({ inline: 'center', behavior: 'instant' });
    const boxes: Box[] = Array.from(own.getClientRects(), ({ left, right, top, bottom }) => ({
      ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
    })).filter(({ left, right, bottom }) => right > left && bottom > 0); // A last space has no width.
    if (boxes.length === 0) return;
    // What is cut off, or lies under something else, cannot be hit: nobody could select it. Boxes of text are higher than letters; controls may be round.
    const isText = own !== element;
    const inset = isText ? 1 : 4;
    const isHit = (x: number, y: number) => {
      scrollTo({ top: y - innerHeight / 2, behavior: 'instant' });
      const hit = document.elementFromPoint(x, y - scrollY);
      return hit !== null && element.contains(hit);
    };
    const isWhole =
      isFixed ||
      boxes.every(({ left, right, top, bottom }) =>
        [left + inset, right - inset].every((x) =>
          [0.25, 0.75].every((share) => isHit(x, top + share * (bottom - top))),
        ),
      );
    parts.push({ name, isText, isWhole, boxes: isFixed || scroller ? [] : boxes });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.nodeValue?.trim()) add(text.nodeValue.trim(), text.parentElement, range);
  }
  for (const control of document.querySelectorAll(controls))
    add(control.outerHTML, control, control);
  scrollTo({ top: start, behavior: 'instant' });
  const { clientWidth, scrollWidth } = document.documentElement;
  return { scrollsSideways: scrollWidth > clientWidth, parts };
}
