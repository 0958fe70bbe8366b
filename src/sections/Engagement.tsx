import { type PictureCard, PictureCards } from '../ui/PictureCards';
import { Section } from '../ui/Section';

type Props = { id: string; title: string; cards: readonly PictureCard[] };

export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" size="display" tone="paper">
      <PictureCards cards={cards} layout="beside" />
    </Section>
  );
}
