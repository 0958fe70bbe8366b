/** Runs in the page: what looks broken at its current size, each with its remedy. */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  const texts = shownTexts();
  const controls = [...document.querySelectorAll('input, select, textarea, button')]
    .filter(isShown)
    .map((own) => ({
      name: own.outerHTML,
      boxes: [...own.getClientRects()],
      parent: own.parentElement,
    }));

  if (scrollWidth > clientWidth)
    problems.push(
      `the page is ${scrollWidth} px wide and scrolls sideways: use minmax(0, 1fr) in grids`,
    );

  for (const image of document.images) {
    if (isShown(image) && image.clientHeight < 20)
      problems.push(
        `the image ${image.src} has no height before it is loaded: set its width and height, and the width of its box`,
      );
  }

  const roomRemedy = 'let it wrap, or scroll in a box (overflow: auto)';
  for (const { name, boxes, parent } of [...texts, ...controls]) {
    if (boxes.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5))
      problems.push(`outside of the window: ${name}: ${roomRemedy}`);
    for (const clip of ancestorsWithOverflow(parent, /hidden|clip/)) {
      const outer = clip.getBoundingClientRect();
      if (boxes.some((box) => !contains(outer, box)))
        problems.push(`cut off by ${describe(clip)}: ${name}: ${roomRemedy}`);
    }
  }

  for (const { name, boxes, parent, text } of texts) {
    if (boxes.length < 2) continue;
    if (parent.localName === 'dd' && countLines(boxes) > 1)
      problems.push(`“${name}” is on two lines: use white-space: nowrap, as Statistics does`);
    for (const word of brokenWords(text, parent))
      problems.push(`broken: ${word}: give its column more room, or smaller type`);
  }

  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const isOverlap =
        one.parent !== other.parent &&
        one.boxes.some((a) => other.boxes.some((b) => lettersOverlap(a, b)));
      if (isOverlap)
        problems.push(
          `“${one.name}” and “${other.name}” overlap: give their column minmax(min-content, 1fr), as Section does; hide what is not to be seen with visibility: hidden`,
        );
    }
  }

  return problems;

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** All texts that are shown, except in boxes that scroll, such as a box with code. */
  function shownTexts() {
    const found: { name: string; boxes: DOMRect[]; parent: Element; text: Text }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement as Element;
      const name = text.data.trim();
      const isNoText = parent.closest('style, script, select, a[href="#main"]');
      if (!name || isNoText || !isShown(parent)) continue;
      if (ancestorsWithOverflow(parent, /auto|scroll/).length > 0) continue;
      found.push({ name, boxes: boxesOf(text, 0, text.length), parent, text });
    }
    return found;
  }

  /** The boxes of a part of a text: at least one for each line. */
  function boxesOf(text: Text, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** The element and its ancestors, if their overflow matches. */
  function ancestorsWithOverflow(element: Element | null, overflow: RegExp): Element[] {
    if (!element) return [];
    const others = ancestorsWithOverflow(element.parentElement, overflow);
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

  /** Its tag, with the id of its section, such as `<ul> in #services`. */
  function describe(element: Element): string {
    const section = element.closest('section[id]');
    return `<${element.localName}>${section ? ` in #${section.id}` : ''}`;
  }

  /** On one line, boxes of different fonts may have different tops. */
  function countLines(boxes: DOMRect[]): number {
    const isNewLine = ({ top, height }: DOMRect, i: number) =>
      top + height / 2 > (boxes[i - 1]?.bottom ?? -Infinity);
    return boxes.filter(isNewLine).length;
  }

  /**
   * The words that are on two lines, which end after a hyphen or a slash. A word may break if it alone is too wide.
   * Browsers with a dictionary hyphenate words of 16 letters or more.
   */
  function brokenWords(text: Text, parent: Element): string[] {
    return Array.from(text.data.matchAll(/[^\s/-]+[/-]?/g)).flatMap(({ 0: word, index }) => {
      const boxes = boxesOf(text, index, index + word.length);
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      const isBroken = word.length < 16 && countLines(boxes) > 1 && width <= roomFor(parent);
      return isBroken ? word : [];
    });
  }

  /** The inner width of its card or, outside of cards, of the content. */
  function roomFor(element: Element): number {
    const card =
      element.closest('section li') ??
      element.closest('section > *, #root > div > *') ??
      document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    return card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  /** A line box is taller than its letters, by a fifth at the top and at the bottom. */
  function lettersOverlap(a: DOMRect, b: DOMRect): boolean {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) >
        Math.max(a.top + a.height / 5, b.top + b.height / 5)
    );
  }
}
