import { home } from '../content/home';
import { type PictureName, pictures } from '../content/pictures';
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
import type { PhotographFile } from '../ui/Photograph';
import { SkipLink } from '../ui/SkipLink';
import { Traverse } from '../ui/Traverse';

/** The home page, in the order in which it is read. */
export function Home() {
  return (
    <>
      <SkipLink target="main">{home.skipLink}</SkipLink>
      <Header name={site.name} {...home.header} />
      <main id="main" tabIndex={-1}>
        <Hero {...illustrated(home.hero)} />
        <News {...home.news} />
        <Traverse>
          <WhatWeDo {...home.whatWeDo} cards={home.whatWeDo.cards.map(illustrated)} />
          <Statistics {...illustrated(home.statistics)} />
          <CoreServices {...home.coreServices} />
          <Industries {...home.industries} cards={home.industries.cards.map(illustrated)} />
          <Engagement {...home.engagement} cards={home.engagement.cards.map(illustrated)} />
          <Resources {...home.resources} panels={home.resources.panels.map(illustrated)} />
          <Contact {...illustrated(home.contact)} />
        </Traverse>
      </main>
      <Footer name={site.name} {...home.footer} />
    </>
  );
}

type Shown<Named> = Named extends PictureName ? (typeof pictures)[Named] : Named;

/** Content with the picture that it names; a photograph stands there already. */
function illustrated<Content extends { picture: PictureName | PhotographFile }>(content: Content) {
  const { picture }: { picture: PictureName | PhotographFile } = content;
  const shown = typeof picture === 'string' ? pictures[picture] : picture;
  return { ...content, picture: shown as Shown<Content['picture']> };
}
