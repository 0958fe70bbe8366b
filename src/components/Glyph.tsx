import styled from 'styled-components';
import { theme } from '../theme/theme';
import { relief } from '../theme/tokens';

type Props = {
  /** The address of a symbol in an SVG file. */
  src: string;
  /** Its side: CSS pixels, or the size of the text around it. */
  size: number | '1em';
};

/** A drawing: lines in the colour of the text around it, over land. */
export function Glyph({ src, size }: Props) {
  return (
    <Root width={size} height={size} aria-hidden="true">
      <use href={src} />
    </Root>
  );
}

/* A <use> from another file inherits the colour, the land's fill, and the variable that the accented lines follow. */
const Root = styled.svg`
  flex: none;
  fill: ${relief.light};
  fill-opacity: 0.25;

  ${theme.media.dark} {
    fill: ${relief.dark};
    fill-opacity: 0.6;
  }
`;
