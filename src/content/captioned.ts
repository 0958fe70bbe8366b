import { site } from './site';

/**
 * Adds a caption to a drawing.
 * @param drawing a drawing from drawings.ts
 * @param caption receives the drawing's formatted numbers and returns the caption
 * @param language of the caption; decides how numbers are formatted
 */
export function captioned<Drawing extends { numbers: Readonly<Record<string, number>> }>(
  drawing: Drawing,
  caption: (numbers: Record<keyof Drawing['numbers'], string>) => string,
  language: string = site.language,
): Drawing & { caption: string } {
  // biome-ignore lint/style/noRestrictedGlobals: the language is explicit, so every machine formats alike.
  const { format } = new Intl.NumberFormat(language);
  const written = Object.entries(drawing.numbers).map(([name, n]) => [name, format(n)]);
  return { ...drawing, caption: caption(Object.fromEntries(written)) };
}
