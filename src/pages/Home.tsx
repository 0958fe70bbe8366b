import { home } from '../content/home';
import { site } from '../content/site';
import { Contact } from '../sections/Contact';
import { CoreServices } from '../sections/CoreServices';
import { Engagement } from '../sections/Engagement';
import { Footer } from '../sections/Footer';
import { Header } from '../sections/Header';
import { Hero } from '../sections/Hero';
import { Industries } from '../sections/Industries';
import { News } from '../sections/News';
import { Resources } from '../sections/Resources';
import { Statistics } from '../sections/Statistics';
import { WhatWeDo } from '../sections/WhatWeDo';
import { SkipLink } from '../ui/SkipLink';

/** The home page, in the order in which it is read. */
export function Home() {
  return (
    <>
      <SkipLink target="main">{home.skipLink}</SkipLink>
      <Header name={site.name} {...home.header} />
      <main id="main" tabIndex={-1}>
        <Hero {...home.hero} />
        <News {...home.news} />
        <WhatWeDo {...home.whatWeDo} />
        <Statistics {...home.statistics} />
        <CoreServices {...home.coreServices} />
        <Industries {...home.industries} />
        <Engagement {...home.engagement} />
        <Resources {...home.resources} />
        <Contact {...home.contact} />
      </main>
      <Footer name={site.name} {...home.footer} />
    </>
  );
}
