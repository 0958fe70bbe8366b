import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A paragraph: `lead` for introductions. */
export const Text = styled.p.attrs(({ children }) => ({ children: bindWords(children) }))<{
  'data-size'?: 'lead';
}>`
  max-width: 36em;
  color: ${theme.color.muted};
  text-wrap: pretty;

  &[data-size='lead'] {
    max-width: 30em;
    font-size: ${theme.fontSize.lead};
  }
`;

/**
 * Binds the first word of each sentence to the next if it is short, and the last words, so that no line ends with the one or has
 * only the others. A label is no sentence.
 */
function bindWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !/[.?!]$/.test(text)) return text;
  const bound = text.replace(/(^|[.:?!] )(\p{L}{1,5}) /gu, '$1$2\u00a0');
  const [, start, end] = /^(.*? )(\S+ .{1,11})$/.exec(bound) ?? [];
  return start ? [start, <LastWords key="end">{end}</LastWords>] : bound;
}

/* Where they are wider than the paragraph, they break. */
const LastWords = styled.span`
  display: inline-block;
`;
