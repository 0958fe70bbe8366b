import { site } from './site';

type Drawn<Name extends string> = { numbers: Readonly<Record<Name, number>> };

// biome-ignore lint/style/noRestrictedGlobals: of a named language, so that all machines write the same.
const { format } = new Intl.NumberFormat(site.language);

/**
 * A drawing with its caption.
 * @param drawing one of drawings.ts
 * @param caption what it shows, in the words of the site; gets the drawing's numbers as the site's language writes them
 */
export function captioned<Name extends string, Drawing extends Drawn<Name>>(
  drawing: Drawing & Drawn<Name>,
  caption: (numbers: Record<Name, string>) => string,
): Drawing & { caption: string } {
  const written = Object.entries<number>(drawing.numbers).map(([name, n]) => [name, format(n)]);
  return { ...drawing, caption: caption(Object.fromEntries(written)) };
}
