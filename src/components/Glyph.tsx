import styled from 'styled-components';

/** A symbol of static/images/glyphs.svg. Only the ratio of width and height counts. */
export type GlyphFile = { src: string; width: number; height: number };

type Props = {
  glyph: GlyphFile;
  /** The height in CSS pixels. */
  size: number;
};

/** A wider glyph is drawn smaller, so that it leaves room for the text beside it. */
const WIDEST = 3;

/** A small drawing, such as the logo. */
export function Glyph({ glyph: { src, width, height }, size }: Props) {
  return (
    <Root
      width={Math.round(size * Math.min(width / height, WIDEST))}
      height={size}
      aria-hidden="true"
    >
      <use href={src} />
    </Root>
  );
}

/* A <use> from another file inherits the text colour, and the CSS variable of the accent. */
const Root = styled.svg`
  flex: none;
`;
