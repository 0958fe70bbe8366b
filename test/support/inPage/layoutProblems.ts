/** What to do about these problems. */
export const LAYOUT_REMEDY =
  'where a problem does not say so itself, let what is cut off or outside of the window wrap (overflow-wrap), or scroll in a box (overflow: auto). In grids, use minmax(0, 1fr)';

/**
 * Runs in a page: what is wrong with its layout at its current size. Only what is wrong on every page in the world:
 * scrolling sideways; text or controls that are outside of the window, cut off, or without size.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push('the page is wider than the window, and scrolls');

  for (const { name, boxes, element } of [...shownTexts(), ...shownControls()]) {
    if (boxes.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5))
      problems.push(`outside of the window: ${name}`);
    for (const clip of ancestors(element, /hidden|clip/)) {
      const outer = clip.getBoundingClientRect();
      if (boxes.some((box) => !contains(outer, box)))
        problems.push(`cut off by a <${clip.localName}>: ${name}`);
    }
    if (boxes.some(({ width, height }) => width < 2 || height < 2))
      problems.push(`without size, so that nobody sees it: ${name}`);
  }
  return problems;

  /** All texts, except the skip link, which is above the window until it has the focus. */
  function shownTexts() {
    const found: { name: string; boxes: DOMRect[]; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement as Element;
      if (!text.data.trim() || element.closest('style, script, svg, a[href="#main"]')) continue;
      if (!isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A space at the end of a line has a box without width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      found.push({ name: `“${text.data.trim().slice(0, 60)}”`, boxes, element });
    }
    return found;
  }

  function shownControls() {
    return [...document.querySelectorAll('input, select, textarea, button')]
      .filter(isShown)
      .map((element) => ({
        name: element.outerHTML.slice(0, 200),
        boxes: [...element.getClientRects()],
        element,
      }));
  }

  /** Whether anybody can see it, and not only in a box that scrolls. Text for screen readers is in a box of one pixel. */
  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(element, /auto|scroll/).length === 0 &&
      ancestors(element, /hidden|clip/).every((box) => box.getBoundingClientRect().width > 1)
    );
  }

  /** The element and its ancestors, if their overflow matches. That of body and html belongs to the window. */
  function ancestors(element: Element | null, overflow: RegExp): Element[] {
    if (!element || element === document.body) return [];
    const others = ancestors(element.parentElement, overflow);
    return overflow.test(getComputedStyle(element).overflow) ? [element, ...others] : others;
  }

  function contains(outer: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
    const overhangs = [
      outer.left - left,
      right - outer.right,
      outer.top - top,
      bottom - outer.bottom,
    ];
    return Math.max(...overhangs) <= 0.5;
  }
}
