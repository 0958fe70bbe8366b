import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A paragraph: `lead` for introductions. Short first words of sentences stay with the next word. */
export const Text = styled.p.attrs(({ children }) => ({ children: bindStarts(children) }))<{
  'data-size'?: 'lead';
}>`
  max-width: 36em;
  color: ${theme.color.muted};
  text-wrap: balance;

  &[data-size='lead'] {
    max-width: 30em;
    font-size: ${theme.fontSize.lead};
  }
`;

/** Binds the first word of each sentence to the next if it is short, so that no line ends with it. A label is no sentence. */
function bindStarts(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !/[.?!]$/.test(text)) return text;
  return text.replace(/(^|[.:?!] )(\p{L}{1,5}) /gu, '$1$2\u00a0');
}
