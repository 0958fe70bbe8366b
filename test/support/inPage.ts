/* Functions that run in the page. Each reaches nothing outside of itself. */

declare global {
  interface Window {
    /** What the console, the policy or an uncaught error has reported. */
    faults?: string[];
  }
}

/** Listens from the first moment on: alike in every engine, and through the back-forward cache. */
export function recordFaults(): void {
  const faults: string[] = [];
  window.faults = faults;
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      faults.push(`console.${method}: ${args.join(' ')}`);
    };
  }
  addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Whether React has taken over the document. */
export function isTakenOver(): boolean {
  return performance.getEntriesByName('mounted').length > 0;
}

/** Has React take over by way of the history, which leaves focus and pointer alone. */
export function callReact(): void {
  const { href, pathname } = location;
  history.replaceState(null, '', pathname === '/' ? '/about' : '/');
  dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState(null, '', href);
}

/** Waits until what is there now has been painted. */
export async function painted(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** Waits until the web font has taken the place of what stands in for it, or can't come. */
export async function fontSettled(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!preload) return;
  await new FontFace('Settled', `url(${preload.href})`).load().catch(() => {});
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Whether words are set in the web font: in each weight they run as long as in it alone. */
export async function isInWebFont(): Promise<boolean> {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[as=font]') ?? {};
  const descriptors = { weight: '1 1000' };
  const font = await new FontFace('Alone', `url(${href})`, descriptors).load().catch(() => {});
  if (!font) return false;
  document.fonts.add(font);
  const [shown, alone] = [getComputedStyle(document.body).fontFamily, 'Alone'].map((family) =>
    [400, 600].map((weight) => {
      const word = document.createElement('span');
      word.textContent = 'Kernel';
      Object.assign(word.style, { font: `${weight} 100px ${family}`, position: 'absolute' });
      document.body.append(word);
      const { width } = word.getBoundingClientRect();
      word.remove();
      return width;
    }),
  );
  document.fonts.delete(font);
  return String(shown) === String(alone);
}

/** Scrolls down to the end and back, so that every lazy picture is loaded and drawn. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  await Promise.all([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo(0, 0);
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}

/** What has the focus, as a visitor would call it. */
export function focused(): string {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return 'nothing';
  const { labels } = element as HTMLInputElement;
  return `${element.localName}: ${labels?.[0]?.textContent ?? element.textContent}`;
}

/** What makes the page scroll sideways, and texts and controls that are cut off. */
export function overflows(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const check = (name: string, rects: Iterable<DOMRect>, parent: Element | null) => {
    for (const { left, right, top, bottom } of rects) {
      if (left < -0.5 || right > width + 0.5) found.push(`outside of the page: ${name}`);
      for (let box = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const outer = box.getBoundingClientRect();
        const isCut =
          left < outer.left - 0.5 ||
          right > outer.right + 0.5 ||
          top < outer.top - 0.5 ||
          bottom > outer.bottom + 0.5;
        if (isCut) found.push(`cut off by <${box.localName}>: ${name}`);
      }
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    check(text.textContent ?? '', range.getClientRects(), text.parentElement);
  }
  for (const control of document.querySelectorAll('input, textarea, button')) {
    check(control.outerHTML, control.getClientRects(), control.parentElement);
  }
  return found;
}

/** The words that stand on more than one line although they would fit on one. */
export function brokenWords(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as HTMLElement;
    if (parent.closest('style, script') || !parent.checkVisibility()) continue;
    // A word may break that is alone wider than its card, or than the sheet where it stands in none.
    const card = parent.closest('section li') ?? document.documentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    const room =
      card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // A line may end after a hyphen.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      const length = rects.reduce((sum, { width }) => sum + width, 0);
      if (lines.size > 1 && length <= Math.min(room, width - 40)) found.push(word);
    }
  }
  return found;
}

/** Where something stands on the page, in CSS pixels. */
export type Box = {
  name: string;
  /** Which of the boxes is the band that it lies in; its own, if it is one. */
  section: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The boxes of all that the page is made of. */
export function boxes(): Box[] {
  const bands = 'header, main > section, footer';
  const content = 'h1, h2, h3, li, dt, dd, img, button, label, input:not([type=hidden]), textarea';
  const elements = [...document.querySelectorAll(`${bands}, ${content}`)];
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: `<${element.localName}> ${element.textContent?.trim().slice(0, 20)}`,
      section: elements.indexOf(element.closest(bands) as Element),
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
    };
  });
}
