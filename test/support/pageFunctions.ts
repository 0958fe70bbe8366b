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
    problems.push(`policy: ${violatedDirective} forbids ${blockedURI}: see src/prerender/csp.ts`),
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

/** Requests every lazy image, and waits until each has loaded or failed. */
export async function requestImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
}

/** The focused element, as its tag and its label. */
export function describeFocus(): string {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return 'nothing';
  const { labels } = element as HTMLInputElement;
  return `${element.localName}: ${labels?.[0]?.textContent ?? element.textContent}`;
}

/** Text that is transparent or, unless only that is asked for, takes up no space or is outside of the page. */
export function hiddenText(isOnlyTransparent: boolean): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    // What a closed dialog says, nobody needs before it opens.
    if (element.closest('style, script, select, dialog, details > :not(summary)')) continue;
    if (!node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
    const isPlaced =
      boxes.length > 0 && boxes.every(({ left, top }) => left + scrollX >= 0 && top + scrollY >= 0);
    const isRendered = element.checkVisibility({ visibilityProperty: true });
    const isTransparent =
      /^rgba\(.*, 0\)$/.test(getComputedStyle(element).color) ||
      (isRendered && !element.checkVisibility({ opacityProperty: true }));
    const isHidden = !isOnlyTransparent && (!isPlaced || !isRendered);
    if (isTransparent || isHidden) found.push(node.textContent);
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
