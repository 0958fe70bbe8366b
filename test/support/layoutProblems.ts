/**
 * Runs in the page: what is wrong with its layout at its current size, with the remedy. Only what is wrong on every page:
 * text or controls outside of the window or cut off, text on other text, broken words.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  const texts = shownTexts();
  const controls = [
    ...document.querySelectorAll('input, select, textarea, button, img:not([alt=""]), video'),
  ]
    .filter((own) => isShown(own) && !isInScrollBox(own))
    .map((own) => ({
      name: own.outerHTML.slice(0, 200),
      boxes: [...own.getClientRects()],
      parent: own.parentElement as Element,
    }));

  if (scrollWidth > clientWidth)
    problems.push(
      `the page is ${scrollWidth} px wide and scrolls sideways: something is wider than the window. In grids, use minmax(0, 1fr); let long words break (overflow-wrap), and wide content scroll in a box (overflow: auto)`,
    );

  const roomRemedy = 'let it wrap, or scroll in a box (overflow: auto)';
  for (const { name, boxes } of [
    ...texts,
    ...controls.filter(({ name }) => !/^<(img|video)/.test(name)),
  ]) {
    if (boxes.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5))
      problems.push(`outside of the window: ${name}: ${roomRemedy}`);
  }
  for (const { name, boxes, parent } of texts) {
    for (const clip of ancestorsWithOverflow(parent, /hidden|clip/)) {
      const outer = clip.getBoundingClientRect();
      if (boxes.some((box) => !contains(outer, box)))
        problems.push(`cut off by ${describe(clip)}: ${name}: ${roomRemedy}`);
    }
  }
  for (const { name, boxes } of controls) {
    if (boxes.some(({ width, height }) => width < 2 || height < 2))
      problems.push(`has no size, so nobody sees it: ${name}: give it a width and a height`);
  }

  for (const { boxes, parent, text } of texts) {
    if (boxes.length < 2) continue;
    for (const word of brokenWords(text, parent))
      problems.push(`broken: “${word}”: give its column more room, or smaller type`);
  }

  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const isOverlap =
        one.parent !== other.parent &&
        one.layer === other.layer &&
        one.boxes.some((a) => other.boxes.some((b) => lettersOverlap(a, b)));
      if (isOverlap)
        problems.push(
          `“${one.name}” and “${other.name}” overlap: give each its own room, such as a column minmax(min-content, 1fr); or hide one (visibility: hidden)`,
        );
    }
  }

  return problems;

  /** Whether anybody can see it. Text for screen readers is often in a box of one pixel. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !ancestorsWithOverflow(element, /hidden|clip/).some(
      (box) => box.clientWidth <= 1 && box.clientHeight <= 1,
    );
  }

  function isInScrollBox(element: Element): boolean {
    return ancestorsWithOverflow(element.parentElement, /auto|scroll/).length > 0;
  }

  /** All texts that are shown upright, except in boxes that scroll, such as a box with code. */
  function shownTexts() {
    const found: {
      name: string;
      boxes: DOMRect[];
      parent: Element;
      text: Text;
      layer?: Element;
    }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement as Element;
      const name = text.data.trim();
      // Pages hide their skip link above the window until it has the focus.
      if (!name || parent.closest('style, script, select, svg, rt, a[href="#main"]')) continue;
      if (!isShown(parent)) continue;
      const chain = ancestors(parent);
      if (ancestorsWithOverflow(parent, /auto|scroll/).length > 0) continue;
      if (chain.some((own) => isTurned(getComputedStyle(own)))) continue;
      // What floats above the page covers it on purpose.
      const layer = chain.find(
        (own) =>
          /fixed|sticky/.test(getComputedStyle(own).position) ||
          own.matches(':popover-open, dialog[open]'),
      );
      found.push({ name, boxes: boxesOf(text, 0, text.length), parent, text, layer });
    }
    return found;
  }

  function isTurned({ rotate, transform }: CSSStyleDeclaration): boolean {
    return rotate !== 'none' || (transform !== 'none' && new DOMMatrix(transform).b !== 0);
  }

  function ancestors(element: Element | null): Element[] {
    return element ? [element, ...ancestors(element.parentElement)] : [];
  }

  /** The boxes of a part of a text: at least one for each line. */
  function boxesOf(text: Text, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** The element and its ancestors, if their overflow matches. That of body and html belongs to the window. */
  function ancestorsWithOverflow(element: Element | null, overflow: RegExp): Element[] {
    return ancestors(element).filter(
      (own) => !own.matches('body, html') && overflow.test(getComputedStyle(own).overflow),
    );
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
   * The words that break between two letters. A word may break if it alone is too wide, at a soft hyphen, if a dictionary
   * hyphenates it, in a URL, and in writing systems without spaces between words.
   */
  function brokenWords(text: Text, parent: Element): string[] {
    const { hyphens, hyphenateLimitChars } = getComputedStyle(parent) as CSSStyleDeclaration & {
      hyphenateLimitChars?: string;
    };
    const hyphenated =
      hyphens === 'auto' ? Number.parseInt(hyphenateLimitChars ?? '', 10) || 5 : 99;
    const hasNoSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}]/u;
    const isAddress = /[@_:\d]|\p{L}\.\p{L}|\/.*\//u; // or a reference, such as 6(1)(b)
    return Array.from(text.data.matchAll(/\S+/g))
      .filter(([token]) => !isAddress.test(token.replace(/:$/, '')) && !hasNoSpaces.test(token))
      .flatMap(({ 0: token, index }) =>
        Array.from(token.matchAll(/[\p{L}\p{M}’']{2,}/gu)).flatMap(({ 0: word, index: start }) => {
          if (word.length >= hyphenated) return [];
          const boxes = boxesOf(text, index + start, index + start + word.length);
          const width = boxes.reduce((sum, box) => sum + box.width, 0);
          return countLines(boxes) > 1 && width <= roomFor(parent) ? word : [];
        }),
      );
  }

  /** The inner width of its card or, outside of cards, of the content. */
  function roomFor(element: Element): number {
    const card =
      element.closest('li, table') ??
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
