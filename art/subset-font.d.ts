/** The part of subset-font that art/ uses; the package has no types. */
declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>;

  export default function subsetFont(
    font: Buffer,
    glyphs: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Axes },
  ): Promise<Buffer>;
}
