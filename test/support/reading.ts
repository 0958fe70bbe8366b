/** Runs in the page: the texts that take up no room, are see-through or lie outside of the page. */
export function unseen(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    // The skip link shows itself upon focus, a menu's button where its links are hidden, and code is not text.
    const isNoText = element.closest('a[href="#main"], [popovertarget], style, script, select');
    if (isNoText || !node.textContent?.trim()) continue;
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
