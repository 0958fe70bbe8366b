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
  const [address] = /\/fonts\/[\w./?=-]+/.exec(document.documentElement.outerHTML) ?? [];
  if (!address) return;
  await new FontFace('Settled', `url(${address})`).load().catch(() => {});
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Whether words are set in the web font: in each weight they run as long as in it alone. */
export async function isInWebFont(): Promise<boolean> {
  const [address] = /\/fonts\/[\w./?=-]+/.exec(document.documentElement.outerHTML) ?? [];
  const face = new FontFace('Alone', `url(${address})`, { weight: '1 1000' });
  const font = await face.load().catch(() => {});
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

/** Where the Tab key has to stop, in order, as `focused` calls it: at all that can be used, and nowhere else. */
export function stops(): string[] {
  const controls = 'a[href], button, input, select, textarea';
  return [...document.querySelectorAll<HTMLInputElement>(controls)]
    .filter((element) => element.checkVisibility())
    .filter(({ type, name }, i, all) => {
      const isFirst = all.findIndex((other) => other.type === type && other.name === name) === i;
      return type !== 'radio' || isFirst;
    })
    .map(({ localName, labels, textContent }) => {
      return `${localName}: ${labels?.[0]?.textContent ?? textContent}`;
    });
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
    if (text.parentElement?.closest('select')) continue;
    range.selectNodeContents(text);
    check(text.textContent ?? '', range.getClientRects(), text.parentElement);
  }
  for (const control of document.querySelectorAll('input, select, textarea, button')) {
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
    if (parent.closest('style, script, select') || !parent.checkVisibility()) continue;
    // A word may break that is alone wider than its card, or than the sheet where it stands in none.
    const card = parent.closest('section li') ?? document.documentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    const room =
      card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // A line may end after a hyphen.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
      if (word.length >= 16) continue; // which browsers hyphenate that have a dictionary
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      const length = rects.reduce((sum, { width }) => sum + width, 0);
      if (lines.size > 1 && length <= Math.min(room, width - 40))
        found.push(`${word} in <${parent.localName}> of ${parent.closest('section')?.id}`);
    }
  }
  return found;
}

/** Texts that stand on one another. */
export function overlaps(): string[] {
  const texts: { text: string; block: Element; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement as HTMLElement;
    if (block.closest('style, script, select, a[href="#main"]')) continue;
    if (!node.textContent?.trim() || !block.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ text: node.textContent, block, rects: [...range.getClientRects()] });
  }
  return texts.flatMap((one, i) =>
    texts.slice(i + 1).flatMap((other) => {
      const isOver = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            // A box of letters is higher than they are, by a fifth at its top and its bottom.
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) >
              Math.max(a.top + a.height / 5, b.top + b.height / 5),
        ),
      );
      return isOver && one.block !== other.block ? [`“${one.text}” and “${other.text}”`] : [];
    }),
  );
}
