import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** What a figure shows, in the manner of a map's margin. */
export const Caption = styled.figcaption<{ 'data-ground'?: string }>`
  padding-block: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;

  &[data-ground='panel'] { padding-inline: ${theme.layout.inset}; }

  /* Below the words, where the picture stands beside them. */
  &[data-ground='ember'] {
    order: 1;

    ${media.medium} { order: 0; }
  }
`;
