/**
 * Loads the pictures far below, unless the visitor saves data: screenshots of the whole page, archives and link previews then
 * have all pictures of this window's layout.
 */
export function loadPictures(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  for (const image of document.images)
    if (image.getClientRects().length > 0) image.loading = 'eager';
}
