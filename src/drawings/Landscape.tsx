import styled from 'styled-components';
import { theme } from '../theme/theme';
import { DrawingImage, type Picture } from './DrawingImage';

type Props = Picture & {
  /** The edge of the section that the drawing is at. */
  edge: 'start' | 'end';
};

/** The drawing of a whole section, behind all of it. */
export function Landscape({ edge, ...picture }: Props) {
  return (
    <Root data-edge={edge}>
      <DrawingImage {...picture} />
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  z-index: -1;
  grid-column: full;
  inset: 0;
  padding-inline-start: ${theme.layout.contentInset};

  ${theme.media.screen} { display: grid; }
  &[data-edge='end'] { align-items: end; }
  ${theme.media.plain} { display: none; }
`;
