import styled from 'styled-components';
import { media } from '../theme/media';
import { Caption } from './Caption';
import { Photograph, type PhotographFile } from './Photograph';
import { type Ground, type PictureFile, Plate } from './Plate';

/** A picture that testifies: its caption says what is drawn, and from how much, by the program that drew it. */
export type Drawing = PictureFile & { caption: string };

/** What can stand in a card. */
export type Illustration = Drawing | PhotographFile;

type Props = Illustration & { ground: Ground };

/**
 * A picture in a card: a photograph, or a plate over its caption, which says all there is to say, so that the plate
 * itself is decoration.
 */
export function Picture({ ground, ...picture }: Props) {
  if ('files' in picture) return <Photograph {...picture} />;
  const { caption, ...plate } = picture;
  return (
    <Root>
      <Plate {...plate} ground={ground} />
      <Caption data-ground={ground}>{caption}</Caption>
    </Root>
  );
}

/* The plate and its caption find their own places in a card. */
const Root = styled.figure`
  ${media.screen} { display: contents; }
`;
