import { Card } from './Card';
import { type Illustration, Picture } from './Picture';

export type PictureCardContent = { title: string; text: string; picture: Illustration };

/** A picture over the words of a card, on rows that a list item shares with those beside it. */
export function PictureCard({ picture, ...words }: PictureCardContent) {
  return (
    <>
      <Picture {...picture} ground="plate" />
      <Card {...words} size="card" rows="shared" />
    </>
  );
}
