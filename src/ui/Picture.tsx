import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Caption } from './Caption';

export type PictureFile = {
  src: string;
  /** Its own size in CSS pixels, which gives the browser the aspect ratio before it arrives. */
  width: number;
  height: number;
};

/** A picture that testifies: its caption says what is drawn, and from how much, by the program that drew it. */
export type Drawing = PictureFile & { caption: string };

type Props = Drawing & {
  /** A plate has a frame of its own, in a panel it has the panel's; on ember it lies on a band across the window. */
  ground: 'plate' | 'panel' | 'ember';
};

/**
 * A picture below the fold with its caption, which says all there is to say: the picture itself is decoration. The
 * file carries the colours of both schemes; art/svg.mjs says why the page has to ask for those of the dark one.
 */
export function Picture({ src, width, height, caption, ground }: Props) {
  return (
    <figure>
      <Frame data-ground={ground}>
        <source srcSet={`${src}#night`} media="(prefers-color-scheme: dark)" />
        <Plate
          src={src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
          data-ground={ground}
        />
      </Frame>
      <Caption data-ground={ground}>{caption}</Caption>
    </figure>
  );
}

const Frame = styled.picture`
  position: relative;
  display: block;

  &[data-ground='ember']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 -100vw;
    background: ${theme.color.ember};
  }
`;

const Plate = styled.img`
  width: 100%;
  max-height: 27rem;

  object-fit: cover;

  &[data-ground='plate'] { border: ${theme.line.hair} solid ${theme.color.line}; }
`;
