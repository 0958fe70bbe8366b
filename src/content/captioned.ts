import { site } from './site';

// biome-ignore lint/style/noRestrictedGlobals: of a named language, so that all machines write the same.
const { format } = new Intl.NumberFormat(site.language);

/**
 * Adds a caption to a drawing.
 * @param drawing one of drawings.ts
 * @param caption what it shows, in the words of the site; gets the drawing's numbers as the site's language writes them
 */
export function captioned<Drawing extends { numbers: Readonly<Record<string, number>> }>(
  drawing: Drawing,
  caption: (numbers: Record<keyof Drawing['numbers'], string>) => string,
): Drawing & { caption: string } {
  const written = Object.entries(drawing.numbers).map(([name, n]) => [name, format(n)]);
  return { ...drawing, caption: caption(Object.fromEntries(written)) };
}
