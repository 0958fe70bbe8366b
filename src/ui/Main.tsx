import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { id: string; children: ReactNode };

/** The document's main part, which the skip link can move the focus to. */
export function Main({ id, children }: Props) {
  return (
    <Root id={id} tabIndex={-1}>
      {children}
    </Root>
  );
}

const Root = styled.main`
  /* It is where reading starts, not something to act on: no ring around the whole page. */
  &:focus {
    outline: none;
  }
`;
