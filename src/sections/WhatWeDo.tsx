import { Cards } from '../components/Cards';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import consultancy from '../drawings/consultancy.svg';
import consultancyNarrow from '../drawings/consultancy-narrow.svg';
import type { Picture } from '../drawings/DrawingImage';
import deployment from '../drawings/deployment.svg';
import deploymentNarrow from '../drawings/deployment-narrow.svg';
import development from '../drawings/development.svg';
import developmentNarrow from '../drawings/development-narrow.svg';

/** Each plate shows the trail on its way to the next. */
const pictures: Record<keyof typeof whatWeDo.cards, Picture> = {
  development: { narrow: developmentNarrow, wide: development },
  deployment: { narrow: deploymentNarrow, wide: deployment },
  consultancy: { narrow: consultancyNarrow, wide: consultancy },
};

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards cards={whatWeDo.cards} pictures={pictures} />
    </Section>
  );
}
