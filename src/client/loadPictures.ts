/**
 * Loads the pictures far below, one after the other, each when the browser is idle. Screenshots of the whole page, archives
 * and link previews then have all pictures of this window's layout. It does nothing if the visitor saves data.
 * @param whenIdle calls a function when the browser is idle
 */
export function loadPictures(whenIdle: (run: () => void) => unknown): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const next = Array.from(document.images).find(
    (image) => image.loading === 'lazy' && image.getClientRects().length > 0,
  );
  if (connection?.saveData || !next) return;
  next.loading = 'eager';
  const goOn = () => whenIdle(() => loadPictures(whenIdle));
  // One that never loads does not delay the others.
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  Promise.race([next.decode(), patience]).then(goOn, goOn);
}
