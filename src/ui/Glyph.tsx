import styled from 'styled-components';
import { media } from '../theme/media';
import { relief } from '../theme/tokens';
import type { GlyphName } from './glyphNames';

type Props = {
  name: GlyphName;
  /** Its side: CSS pixels, or the size of the text around it. */
  size: number | '1em';
};

/** A drawing: lines in the colour of the text around it, over land. */
export function Glyph({ name, size }: Props) {
  return (
    <Root width={size} height={size} aria-hidden="true">
      <use href={`/images/glyphs.svg#${name}`} />
    </Root>
  );
}

/* A <use> from another file inherits the colour, the land's fill, and the variable that the accented lines follow. */
const Root = styled.svg`
  flex: none;
  fill: ${relief.day};
  fill-opacity: 0.14;

  ${media.dark} {
    fill: ${relief.night};
    fill-opacity: 0.6;
  }
`;
