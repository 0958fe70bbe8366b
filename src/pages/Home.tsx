import { home } from '../content/home';
import { type PictureName, pictures } from '../content/pictures';
import { Contact } from '../sections/Contact';
import { CoreServices } from '../sections/CoreServices';
import { Engagement } from '../sections/Engagement';
import { Hero } from '../sections/Hero';
import { Industries } from '../sections/Industries';
import { News } from '../sections/News';
import { Resources } from '../sections/Resources';
import { Statistics } from '../sections/Statistics';
import { WhatWeDo } from '../sections/WhatWeDo';
import type { PhotographFile } from '../ui/Photograph';
import { Traverse } from '../ui/Traverse';
import { Frame } from './Frame';

/** The home page, in the order in which it is read: between header and footer, its nine sections. */
export function Home() {
  return (
    <Frame isHome>
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
    </Frame>
  );
}

type Shown<Named> = Named extends PictureName ? (typeof pictures)[Named] : Named;

/** Content with the picture that it names; a photograph stands there already. */
function illustrated<Content extends { picture: PictureName | PhotographFile }>(content: Content) {
  const { picture }: { picture: PictureName | PhotographFile } = content;
  const shown = typeof picture === 'string' ? pictures[picture] : picture;
  return { ...content, picture: shown as Shown<Content['picture']> };
}
