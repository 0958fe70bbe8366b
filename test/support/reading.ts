import { home } from '../../src/content/home';

/** What the content holds besides words to be read on the page. */
const NOT_WORDS = [
  'skipLink',
  'navigation',
  'menu',
  'id',
  'dateTime',
  'picture',
  'glyph',
  'accessKey',
  'tone',
];

/** Every text of the home page's content, whatever it will hold one day. */
export const homeTexts: string[] = textsOf(home);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return Object.entries(value ?? {})
    .filter(([key]) => !NOT_WORDS.includes(key))
    .flatMap(([, inner]) => textsOf(inner));
}

/** Runs in the page: the texts that take up no room, are see-through or lie outside of the page. */
export function unseen(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    // The skip link shows itself upon focus, a menu's button where its links are hidden, and code is not text.
    if (
      element.closest('a[href="#main"], [popovertarget], style, script') ||
      !node.textContent?.trim()
    )
      continue;
    // What stands behind a button is a press away.
    const menu = element.closest('[popover]');
    if (menu && document.querySelector(`[popovertarget="${menu.id}"]`)?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isPlaced = [...range.getClientRects()].every(
      ({ width, height, left, top }) =>
        width > 0 && height > 0 && left + scrollX >= 0 && top + scrollY >= 0,
    );
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isSeeThrough = /^rgba\(.*, 0\)$/.test(getComputedStyle(element).color);
    if (!isPlaced || !isShown || isSeeThrough) found.push(node.textContent);
  }
  return found;
}
