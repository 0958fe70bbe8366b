import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { BrandContent } from '../components/Brand';
import { Footer } from '../sections/Footer';
import { Header } from '../sections/Header';
import { theme } from '../theme/theme';

/** The text of all pages except the 404 pages. */
export type SiteText = {
  name: string;
  skipLink: string;
  header: Omit<ComponentProps<typeof Header>, 'brand'>;
  footer: Omit<ComponentProps<typeof Footer>, 'brand'>;
};

type Props = {
  siteText: SiteText;
  logo: BrandContent['logo'];
  /** The logo of the home page is not a link. */
  isHome?: boolean;
  /** The content of the page. The skip link leads to it. */
  children: ReactNode;
};

/** What surrounds the content of a page, except on the 404 pages: skip link, header, main and footer. */
export function PageLayout({ siteText, logo, isHome = false, children }: Props) {
  const { name, skipLink, header, footer } = siteText;
  const brand = { name, logo };
  return (
    <Root>
      <SkipLink href="#main">{skipLink}</SkipLink>
      <Header brand={{ ...brand, home: isHome ? undefined : '/' }} {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} {...footer} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  ${theme.media.print} { display: block; }
`;

/* The first tab stop. It is visible while it has the focus. */
const SkipLink = styled.a`
  position: absolute;
  z-index: 2;
  top: ${theme.space[3]};
  inset-inline-start: ${theme.layout.margin};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font-weight: ${theme.weight.strong};

  &:not(:focus) { transform: translateY(-200%); }
`;
