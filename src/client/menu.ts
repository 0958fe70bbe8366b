/**
 * From now on, closes the header's menu where it would be in the way. The browser itself opens it, and closes it with its
 * button, with Escape, or after a click beside it.
 */
export function keepMenuOutOfTheWay(): void {
  // A link in the menu may lead to a section that the open menu would cover.
  window.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a[href]') ?? null;
    closeMenuIf((menu) => menu.contains(link)); // contains(null) is false
  });

  // It must not cover what has the focus.
  window.addEventListener('focusin', ({ target }) => {
    closeMenuIf((menu, button) => !menu.contains(target as Node) && target !== button);
  });

  // In a wide window, the links are in a row, and the button is hidden.
  window.addEventListener('resize', () => {
    closeMenuIf((_, button) => !button?.getClientRects().length); // Safari 17.0 has no checkVisibility()
  });
}

/** Closes the menu if it is open and the condition is true. */
function closeMenuIf(isInTheWay: (menu: HTMLElement, button: Element | null) => boolean): void {
  const menu = document.querySelector<HTMLElement>('nav :popover-open');
  if (!menu) return;
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (isInTheWay(menu, button)) menu.hidePopover();
}
