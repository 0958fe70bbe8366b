/**
 * Watches whether anything changes the markup of a page before React mounts, as a translator or an extension does: React would
 * undo that.
 * @param root the element with the markup, which has been parsed
 * @param count how many elements are in it according to the build
 * @returns a function that says whether the markup is not that of the build
 * @throws {Error} in development, if it is not from the beginning
 */
export function watchMarkup(root: HTMLElement, count: number): () => boolean {
  let isChanged = root.querySelectorAll('*').length !== count;
  if (process.env.NODE_ENV !== 'production' && isChanged)
    throw new Error(
      'React does not mount, because the markup is not that of the build: an extension has changed it, or the browser, which adds what HTML requires, as a <tbody>.',
    );
  new MutationObserver((_, observer) => {
    isChanged = true;
    observer.disconnect();
  }).observe(root, { subtree: true, childList: true, characterData: true });
  return () => isChanged;
}
