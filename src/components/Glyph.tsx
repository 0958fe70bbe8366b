import styled from 'styled-components';

type Props = {
  /** The URL of a symbol in an SVG file. */
  src: string;
  /** Width and height, in CSS pixels. */
  size: number;
};

/** A small drawing, with lines in the colour of the surrounding text. */
export function Glyph({ src, size }: Props) {
  return (
    <Root width={size} height={size} aria-hidden="true">
      <use href={src} />
    </Root>
  );
}

/* A <use> from another file inherits the colour, and the CSS variable of the accent. */
const Root = styled.svg`
  flex: none;
`;
