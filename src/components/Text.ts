import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A paragraph: `lead` for introductions. */
export const Text = styled.p<{ 'data-size'?: 'lead' }>`
  max-width: 36em;
  color: ${theme.color.muted};
  text-wrap: balance;

  &[data-size='lead'] {
    max-width: 30em;
    font-size: ${theme.fontSize.lead};
  }
`;
