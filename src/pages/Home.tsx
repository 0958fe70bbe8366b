import type { ComponentProps } from 'react';
import { Contact } from '../sections/Contact';
import { CoreServices } from '../sections/CoreServices';
import { Engagement } from '../sections/Engagement';
import { Hero } from '../sections/Hero';
import { Industries } from '../sections/Industries';
import { News } from '../sections/News';
import { Resources } from '../sections/Resources';
import { Statistics } from '../sections/Statistics';
import { WhatWeDo } from '../sections/WhatWeDo';

/** The type of the content in content/home.ts. */
export type HomeContent = {
  hero: ComponentProps<typeof Hero>;
  news: ComponentProps<typeof News>;
  whatWeDo: ComponentProps<typeof WhatWeDo>;
  statistics: ComponentProps<typeof Statistics>;
  coreServices: ComponentProps<typeof CoreServices>;
  industries: ComponentProps<typeof Industries>;
  engagement: ComponentProps<typeof Engagement>;
  resources: ComponentProps<typeof Resources>;
  contact: ComponentProps<typeof Contact>;
};

/** The home page, in reading order. The sections after the news can be in any order. */
export function Home(home: HomeContent) {
  return (
    <>
      <Hero {...home.hero} />
      <News {...home.news} />
      <WhatWeDo {...home.whatWeDo} />
      <Statistics {...home.statistics} />
      <CoreServices {...home.coreServices} />
      <Industries {...home.industries} />
      <Engagement {...home.engagement} />
      <Resources {...home.resources} />
      <Contact {...home.contact} />
    </>
  );
}
