import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

export type PictureFile = {
  src: string;
  /** Its own size in CSS pixels, which gives the browser the aspect ratio before it arrives. */
  width: number;
  height: number;
};

/**
 * A plate has a frame of its own, in a panel it has the panel's; on ember it is a column of a phone, else a band across
 * the window; on paper it fills the box that it stands in.
 */
export type Ground = 'plate' | 'panel' | 'ember' | 'paper';

type Props = PictureFile & { ground: Ground };

/**
 * A decorative picture below the fold. The file carries the colours of both schemes; art/svg.mjs says why the page has
 * to ask for those of the dark one.
 */
export function Plate({ src, width, height, ground }: Props) {
  return (
    <Frame data-ground={ground}>
      <source srcSet={`${src}#night`} media="(prefers-color-scheme: dark)" />
      <Image
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        data-ground={ground}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  position: relative;
  display: block;

  &[data-ground='paper'] { height: 100%; }

  &[data-ground='ember'] {
    /* The route passes behind. */
    z-index: 1;
    grid-area: 1 / 1 / span 5;
    max-width: none;
    margin: calc(-1 * ${theme.space[5]}) 0 0 calc(-1 * ${theme.layout.margin});

    ${media.medium} {
      z-index: auto;
      grid-area: auto;
      margin: 0;

      &::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset: 0 -100vw;
        background: ${theme.color.ember};
      }
    }
  }
`;

const Image = styled.img`
  width: 100%;
  max-height: 27rem;
  object-fit: cover;

  &[data-ground='plate'] { border: ${theme.line.hair} solid ${theme.color.line}; }

  &[data-ground='ember'] {
    position: absolute;
    height: 100%;
    max-height: none;
  }

  ${media.medium} {
    &[data-ground='ember'] {
      position: static;
      height: auto;
      max-height: 29rem;
      object-fit: contain;
    }
  }

  &[data-ground='paper'] {
    height: 100%;
    max-height: none;
    object-fit: fill;
  }
`;
