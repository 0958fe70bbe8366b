/* Functions that run in a page, so none of them can use variables from outside. */

declare global {
  interface Window {
    /** Errors, warnings and violations of the policy. */
    problems: string[];
    /** The arguments of each `console.log`. */
    logs: unknown[][];
  }
}

/** Records what a page writes to the console, and what is wrong with it, in the same way in every engine. */
export function record(): void {
  const problems: string[] = [];
  const logs: unknown[][] = [];
  Object.assign(window, { problems, logs });
  console.log = (...args: unknown[]) => logs.push(args);
  for (const method of ['error', 'warn'] as const)
    console[method] = (...args: unknown[]) => problems.push(`console.${method}: ${args.join(' ')}`);
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`the policy forbids ${blockedURI}: ${violatedDirective}`),
  );
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

/** Loads and paints every image. */
export async function showImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** Whether React has mounted. */
export function isMounted(): boolean {
  const root = document.getElementById('root') ?? {};
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** Changes the page as a translator does, which wraps every text in a <font>. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} ≈`;
    if (text.data.trim()) text.replaceWith(font);
  }
}

/** Each text that can be seen in an element, except the skip link, which is above the page until it has the focus. */
export function readTexts(selector: string): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    const text = node.textContent?.trim();
    if (!text || !element.closest(selector) || element.closest('style, script')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (/^rgba\(.*, 0\)$/.test(getComputedStyle(element).color)) continue; // transparent
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
    if (boxes.some(({ left, bottom }) => left + scrollX >= 0 && bottom + scrollY > 0))
      found.push(text);
  }
  return found;
}

/** Each element with its own text, its place and its colours. */
export function readLook(): string[] {
  return Array.from(document.querySelectorAll('#root *'), (own) => {
    const texts = Array.from(own.childNodes, (node) => (node instanceof Text ? node.data : ''));
    const { x, y, width, height } = own.getBoundingClientRect();
    const place = `${width} by ${height} px at ${x}, ${y + scrollY}`;
    const looks = [getComputedStyle(own), getComputedStyle(own, '::before')];
    const styles = looks.map((style) => `${style.color} ${style.backgroundColor} ${style.inset}`);
    return `<${own.localName}> “${texts.join('')}” is ${place}; ${styles.join('; ')}`;
  });
}

/**
 * What is wrong with the layout at the current size, and would be on every page in the world: scrolling sideways; text or
 * controls that are outside of the window, cut off or without size; text on top of other text.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push('the page is wider than the window, and scrolls');

  const texts = shownTexts();
  for (const { name, boxes, element } of [...texts, ...shownControls()]) {
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
  for (const [i, { name, boxes }] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (boxes.some((box) => other.boxes.some((own) => overlap(own, box))))
        problems.push(`on top of each other: ${name} and ${other.name}`);
    }
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

  /** Whether anybody can see it, and not only in a box that scrolls. */
  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(element, /auto|scroll/).length === 0
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

  function overlap(a: DOMRect, b: DOMRect): boolean {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1 && height > 0.3 * Math.min(a.height, b.height); // the box of a letter is higher than the letter
  }
}
