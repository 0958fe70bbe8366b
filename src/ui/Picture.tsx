import type { ComponentProps } from 'react';
import { Caption } from './Caption';
import { type PictureFile, Plate } from './Plate';

/** A picture that testifies: its caption says what is drawn, and from how much, by the program that drew it. */
export type Drawing = PictureFile & { caption: string };

type Props = ComponentProps<typeof Plate> & { caption: string };

/** A plate over its caption, which says all there is to say: the picture itself is decoration. */
export function Picture({ caption, ...plate }: Props) {
  return (
    <figure>
      <Plate {...plate} />
      <Caption data-ground={plate.ground}>{caption}</Caption>
    </figure>
  );
}
