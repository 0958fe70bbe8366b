import styled from 'styled-components';
import type { GlyphName } from './glyphNames';

type Props = {
  name: GlyphName;
  /** Its side in CSS pixels. */
  size: number;
};

/** A line drawing in the colours of the text around it. */
export function Glyph({ name, size }: Props) {
  return (
    <Root width={size} height={size} aria-hidden="true">
      <use href={`/images/glyphs.svg#${name}`} />
    </Root>
  );
}

/* A <use> from another file inherits the colour, and the variable that the accented lines follow. */
const Root = styled.svg`
  flex: none;
`;
