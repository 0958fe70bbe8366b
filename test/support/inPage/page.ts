/* Functions that run in a page, so none of them can use variables from outside. */

/** Whether React has mounted. */
export function isMounted(): boolean {
  return performance.getEntriesByName('mounted').length > 0;
}

/** Changes the page as a translator does, which wraps every text in a <font>. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} ≈`;
    if (text.data.trim() && !text.parentElement?.closest('script')) text.replaceWith(font);
  }
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

/** Each text that can be seen in the parts of the page that a selector finds. */
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
    // The skip link is above the page until it has the focus.
    if (boxes.some(({ left, bottom }) => left + scrollX >= 0 && bottom + scrollY > 0))
      found.push(text);
  }
  return found;
}
