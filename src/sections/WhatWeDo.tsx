import { type PictureCard, PictureCards } from '../ui/PictureCards';
import { Section } from '../ui/Section';

type Props = { id: string; title: string; cards: readonly PictureCard[] };

export function WhatWeDo({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" size="section" tone="paper">
      <PictureCards cards={cards} layout="above" />
    </Section>
  );
}
