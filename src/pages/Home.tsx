import { PageLayout } from '../layout/PageLayout';
import { Contact } from '../sections/Contact';
import { CoreServices } from '../sections/CoreServices';
import { Engagement } from '../sections/Engagement';
import { Hero } from '../sections/Hero';
import { Industries } from '../sections/Industries';
import { News } from '../sections/News';
import { Resources } from '../sections/Resources';
import { Statistics } from '../sections/Statistics';
import { WhatWeDo } from '../sections/WhatWeDo';

/** The home page, in reading order. */
export function Home() {
  return (
    <PageLayout>
      <Hero />
      <News />
      <WhatWeDo />
      <Statistics />
      <CoreServices />
      <Industries />
      <Engagement />
      <Resources />
      <Contact />
    </PageLayout>
  );
}
