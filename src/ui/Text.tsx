import styled from 'styled-components';
import { theme } from '../theme/theme';

type Props = {
  /** Words that introduce (lead) or stand back (small). */
  'data-size'?: 'lead' | 'small';
};

/** Words that support a heading. */
export const Text = styled.p<Props>`
  max-width: 36em;
  color: ${theme.color.muted};

  /* In a phone's narrow columns engines differ in what is pretty. */
  ${theme.media.medium} { text-wrap: pretty; }

  &[data-size='lead'] {
    max-width: 30em;
    font-size: ${theme.font.lead};
    line-height: 1.5;
    text-wrap: balance;
  }

  &[data-size='small'] { font-size: ${theme.font.small}; }
`;
