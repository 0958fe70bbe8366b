import type { ReactNode } from 'react';
import { home } from '../content/home';
import { site } from '../content/site';
import { Footer } from '../sections/Footer';
import { Header } from '../sections/Header';
import { SkipLink } from '../ui/SkipLink';

type Props = {
  /** Elsewhere the mark leads home. */
  isHome?: boolean;
  /** What is this page's own, and where the skip link leads. */
  children: ReactNode;
};

/** What a page stands in: the skip link, the header, the main part and the footer. */
export function Frame({ isHome = false, children }: Props) {
  return (
    <>
      <SkipLink target="main">{home.skipLink}</SkipLink>
      <Header name={site.name} home={isHome ? undefined : '/'} {...home.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer name={site.name} {...home.footer} />
    </>
  );
}
