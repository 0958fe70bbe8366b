import type { ReactNode } from 'react';
import styled from 'styled-components';
import { skipLink } from '../content/site';
import { theme } from '../theme/theme';
import { Footer } from './Footer';
import { Header } from './Header';

/** What surrounds the content of a page, except on the 404 pages: skip link, header, main and footer. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <Root>
      <SkipLink href="#main">{skipLink}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Root>
  );
}

const Root = styled.div`
  ${theme.media.screen} {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
  }
`;

/* The first tab stop. It is visible while it has the focus. */
const SkipLink = styled.a`
  position: absolute;
  z-index: 2;
  top: ${theme.space[3]};
  inset-inline-start: ${theme.contentInset};
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.ink};
  color: ${theme.color.background};
  font-weight: ${theme.weight.strong};

  ${theme.media.forcedColors} { forced-color-adjust: none; }
  &:not(:focus) { transform: translateY(-200%); }
  ${theme.media.print} { display: none; }
`;
