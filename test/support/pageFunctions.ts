/* Functions that run in the page, so none of them can use variables from outside. */

declare global {
  interface Window {
    /** Console output, CSP violations and uncaught errors. */
    problems?: string[];
    /** What the contact form has delivered. */
    deliveries?: unknown[];
  }
}

/** Records all problems from the start, in the same way in every engine. */
export function recordErrors(): void {
  const problems: string[] = [];
  window.problems = problems;
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      problems.push(`console.${method}: ${args.join(' ')}`);
    };
  }
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Whether React has hydrated the document. */
export function isHydrated(): boolean {
  return performance.getEntriesByName('mounted').length > 0;
}

/** Starts hydration through the history API, which does not affect focus or pointer. */
export function startHydration(): void {
  const { href, pathname } = location;
  history.replaceState(null, '', pathname === '/' ? '/about' : '/');
  dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState(null, '', href);
}

/** Waits until the current state has been painted. */
export async function nextPaint(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** Waits until the web font has replaced the fallback fonts, or cannot be loaded. */
export async function waitForFonts(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Whether the page uses the web font, and not only fallback fonts. */
export function hasWebFont(): boolean {
  const [first] = getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(', ');
  return [...document.fonts].some(
    ({ family, status }) => family.replaceAll('"', '') === first && status === 'loaded',
  );
}

/** Scrolls down to the end and back, so that every lazy image is loaded and painted. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo(0, 0);
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** The focused element, as its tag and its label. */
export function describeFocus(): string {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return 'nothing';
  const { labels } = element as HTMLInputElement;
  return `${element.localName}: ${labels?.[0]?.textContent ?? element.textContent}`;
}

/** Text that takes up no space, is transparent or is outside of the page. */
export function hiddenText(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    // The skip link appears on focus, and the menu button in narrow windows; code is not text.
    const isNoText = element.closest('a[href="#main"], [popovertarget], style, script, select');
    if (isNoText || element.closest('details:not([open]) > :not(summary)')) continue;
    if (!node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
    const isPlaced =
      boxes.length > 0 && boxes.every(({ left, top }) => left + scrollX >= 0 && top + scrollY >= 0);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isSeeThrough = /^rgba\(.*, 0\)$/.test(getComputedStyle(element).color);
    if (!isPlaced || !isShown || isSeeThrough) found.push(node.textContent);
  }
  return found;
}

/**
 * Layout problems: elements outside of the page or cut off, collapsed images, texts that overlap, words on two lines
 * that would fit on one, and statistics on two lines.
 */
export function layoutProblems(): string[] {
  const found: string[] = [];
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth > width)
    found.push(
      `the page is ${scrollWidth} px wide and scrolls sideways: use minmax(0, 1fr) in grids`,
    );

  /** The element and its ancestors, if their overflow matches. */
  const around = (element: Element | null, overflow: RegExp): Element[] => {
    if (!element) return [];
    const others = around(element.parentElement, overflow);
    return overflow.test(getComputedStyle(element).overflow) ? [element, ...others] : others;
  };
  const boxesIn = (text: Node, start = 0, end = (text as Text).length) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter((box) => box.width > 0);
  };
  const pixels = (element: Element, property: 'paddingLeft' | 'paddingRight') =>
    Number.parseFloat(getComputedStyle(element)[property]);
  /** The number of lines. On one line, boxes of different fonts may have different tops. */
  const linesOf = (boxes: DOMRect[]) =>
    boxes.filter(({ top, height }, i) => top + height / 2 > (boxes[i - 1]?.bottom ?? -Infinity))
      .length;
  const texts: { text: string; parent: HTMLElement; node: Node; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    const text = node.textContent?.trim();
    const isNone = parent.closest('style, script, select, a[href="#main"]');
    if (!text || isNone || !parent.checkVisibility()) continue;
    if (around(parent, /auto|scroll/).length > 0) continue; // such as a box with code
    const boxes = boxesIn(node);
    texts.push({ text, parent, node, boxes });
    if (parent.localName === 'dd' && linesOf(boxes) > 1)
      found.push(`“${text}” is on two lines: use white-space: nowrap, as Statistics does`);
  }

  for (const image of document.images) {
    if (image.checkVisibility() && image.clientHeight < 20) found.push(`no height: ${image.src}`);
  }
  const controls = Array.from(
    document.querySelectorAll('input, select, textarea, button'),
    (own) => ({ text: own.outerHTML, parent: own.parentElement, boxes: own.getClientRects() }),
  );
  for (const { text, parent, boxes } of [...texts, ...controls]) {
    for (const { left, right, top, bottom } of boxes) {
      if (left < -0.5 || right > width + 0.5)
        found.push(
          `outside of the page: ${text}: let it wrap, or scroll in a box (overflow: auto)`,
        );
      for (const box of around(parent, /hidden|clip/)) {
        const outer = box.getBoundingClientRect();
        const over = [outer.left - left, right - outer.right, outer.top - top];
        if (Math.max(...over, bottom - outer.bottom) > 0.5)
          found.push(`cut off by <${box.localName}>: ${text}: let it wrap, or scroll in a box`);
      }
    }
  }

  // A line box is taller than its letters, by a fifth at the top and at the bottom.
  const areOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) >
      Math.max(a.top + a.height / 5, b.top + b.height / 5);
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const isOver = one.boxes.some((a) => other.boxes.some((b) => areOver(a, b)));
      if (isOver && one.parent !== other.parent)
        found.push(
          `“${one.text}” and “${other.text}” overlap: give their column minmax(min-content, 1fr), as Section does`,
        );
    }
  }

  for (const { node, parent, boxes } of texts) {
    if (linesOf(boxes) < 2) continue;
    // A word may break if it alone is wider than its card or, outside of cards, than the content.
    const card =
      parent.closest('section li') ??
      parent.closest('#root > div > *, section > *') ??
      document.body;
    const inner = card.clientWidth - pixels(card, 'paddingLeft') - pixels(card, 'paddingRight');
    // A line may end after a hyphen or a slash.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+[/-]?/g)) {
      if (word.length >= 16) continue; // browsers with a dictionary hyphenate these
      const boxes = boxesIn(node, index, index + word.length);
      const length = boxes.reduce((sum, box) => sum + box.width, 0);
      if (linesOf(boxes) > 1 && length <= inner)
        found.push(`broken: ${word}: give its column more room, or smaller type`);
    }
  }
  return found;
}

/** Cards beside one another whose titles are at different heights, in the sections with these ids. */
export function unevenCards(ids: string[]): string[] {
  const cards = ids.flatMap((id) => [...document.querySelectorAll(`#${id} li:has(h3) + li`)]);
  return cards.flatMap((card) => {
    const both = [card, card.previousElementSibling as Element];
    const titles = both.map((item) => item.querySelector('h3') as Element);
    const differs = (elements: Element[]) => {
      const [one = 0, other = 0] = elements.map((own) => own.getBoundingClientRect().top);
      return Math.abs(one - other) > 1;
    };
    return differs(both) || !differs(titles)
      ? []
      : `“${card.textContent}” is not level with the card beside it: put picture, text and link on a subgrid, like Card`;
  });
}
