import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** A file, and its own size in CSS pixels, which gives the browser the aspect ratio before the file arrives. */
export type PictureFile = { src: string; width: number; height: number };

/** A computed drawing. Its caption says all there is to say, so that the drawing itself is decoration. */
export type Drawing = PictureFile & { caption: string };

export type Photograph = {
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** The size of the largest file. */
  width: number;
  height: number;
  /** The same photograph in several widths, the smallest first. */
  files: readonly { src: string; width: number }[];
};

export type Illustration = Drawing | Photograph;

/**
 * What a figure lies on: a card gives it a frame, a panel has a frame of its own, the band of ember runs across the window,
 * and a thumbnail is a card that stands beside the words on a phone.
 */
type Ground = 'card' | 'panel' | 'ember' | 'thumbnail';

type Props = { picture: Illustration; ground: Ground };

/** A picture with its legend in a corner, as a map has it. */
export function Figure({ picture, ground }: Props) {
  return (
    <Root data-ground={ground}>
      {'files' in picture ? (
        <Photo {...picture} />
      ) : (
        <>
          <Plate {...picture} fit="cover" />
          <Legend data-ground={ground}>{picture.caption}</Legend>
        </>
      )}
    </Root>
  );
}

type PlateProps = PictureFile & {
  /** Whether the drawing is cropped to the shape of its place, or stretched. */
  fit: 'cover' | 'fill';
};

/** A decorative drawing below the fold. Its file has the colours of the dark scheme, too: art/svg.mjs says how. */
export function Plate({ src, width, height, fit }: PlateProps) {
  return (
    <Frame>
      <source srcSet={`${src}#night`} media="(prefers-color-scheme: dark)" />
      <Image
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        data-fit={fit}
      />
    </Frame>
  );
}

/** A photograph below the fold, of which the browser takes the file that is wide enough for its place. */
function Photo({ alt, width, height, files }: Photograph) {
  return (
    <Image
      srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
      sizes="auto, (min-width: 64em) 37.5rem, 100vw"
      src={files.at(-1)?.src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** What a drawing shows. */
export const Caption = styled.figcaption`
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;
`;

const Root = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  max-height: 27rem;

  &[data-ground='card'], &[data-ground='thumbnail'] {
    margin-block-end: ${theme.space[4]};
    border: ${theme.line.hair} solid ${theme.color.line};
  }

  ${media.narrow} {
    &[data-ground='thumbnail'] {
      grid-row: 1 / span 2;
      grid-template-rows: 7.5rem auto;
      align-content: start;
      margin: 0;
      border: 0;
    }
  }

  &[data-ground='ember'] {
    height: 12rem;
    margin: 0 calc(-1 * ${theme.layout.margin}) ${theme.space[4]};

    ${media.medium} {
      height: auto;
      max-height: 29rem;
      margin-inline: 0;

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

const Legend = styled(Caption)<{ 'data-ground': Ground }>`
  position: absolute;
  inset: auto auto 0 0;
  max-width: 100%;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.paper};

  ${media.narrow} {
    &[data-ground='thumbnail'] {
      position: static;
      padding: ${theme.space[1]} 0 0;
      background: none;
    }
  }
`;

const Frame = styled.picture`
  height: 100%;
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-fit='fill'] { object-fit: fill; }
`;
