import styled from 'styled-components';
import { theme } from '../theme/theme';
import { relief } from '../theme/tokens';

type Props = {
  /** The URL of a symbol in an SVG file. */
  src: string;
  /** Width and height: CSS pixels, or the font size. */
  size: number | '1em';
};

/** A small drawing, with lines in the colour of the surrounding text. */
export function Glyph({ src, size }: Props) {
  return (
    <Root width={size} height={size} aria-hidden="true">
      <use href={src} />
    </Root>
  );
}

/* A <use> from another file inherits the colour, the fill, and the CSS variable of the accent. */
const Root = styled.svg`
  flex: none;
  fill: ${relief.light};
  fill-opacity: 0.25;

  ${theme.media.dark} {
    fill: ${relief.dark};
    fill-opacity: 0.6;
  }
`;
