import { site } from './site';

/**
 * Adds a caption to a drawing.
 * @param drawing one of drawings.ts
 * @param caption gets the drawing's numbers, formatted, and returns what the drawing shows
 * @param language of the caption; decides how numbers are formatted
 */
export function captioned<Drawing extends { numbers: Readonly<Record<string, number>> }>(
  drawing: Drawing,
  caption: (numbers: Record<keyof Drawing['numbers'], string>) => string,
  language: string = site.language,
): Drawing & { caption: string } {
  // biome-ignore lint/style/noRestrictedGlobals: of a named language, so that all machines write the same.
  const { format } = new Intl.NumberFormat(language);
  const written = Object.entries(drawing.numbers).map(([name, n]) => [name, format(n)]);
  return { ...drawing, caption: caption(Object.fromEntries(written)) };
}
