import styled from 'styled-components';
import { DARK, PHONE } from '../theme/media';
import { theme } from '../theme/theme';
import { BEND, ROUTE_TO_WORDS } from './route';

/** A file, and its own size in CSS pixels, which gives the browser the aspect ratio before the file arrives. */
export type PictureFile = { src: string; width: number; height: number };

/** A computed drawing. Its caption says all there is to say, so that the drawing itself is decoration. */
export type Drawing = PictureFile & {
  caption: string;
  /** The same in the shape that a phone shows. */
  phone?: PictureFile;
  /** Where its orange line enters from the left, as a share of its height. */
  entry?: number;
};

export type Photograph = PictureFile & {
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** The same photograph in several widths, as the attribute has them. */
  srcSet?: string;
};

export type Illustration = Drawing | Photograph;

/**
 * Where a figure is: framed in a card, in a panel that has a frame itself, on the ember band across the window, or in a
 * panorama that continues in the next figure. A thumbnail is part of a panorama, and on phones beside the words.
 */
type Variant = 'card' | 'panel' | 'ember' | 'panorama' | 'thumbnail';

type Props = {
  picture: Illustration;
  variant: Variant;
  /** Whether the route leaves the margin and becomes the drawing's line. */
  isOnRoute?: boolean;
};

/** A picture with its legend in a corner, as a map has it. */
export function Figure({ picture, variant, isOnRoute = false }: Props) {
  const entry = isOnRoute && 'entry' in picture ? picture.entry : undefined;
  return (
    <Root data-variant={variant}>
      {entry !== undefined && <Branch $entry={`${100 * entry}%`} />}
      {'alt' in picture ? (
        <Image sizes="auto, (min-width: 64em) 37.5rem, 100vw" {...picture} />
      ) : (
        <>
          <DrawingImage {...picture} fit="cover" />
          <Legend data-variant={variant}>{picture.caption}</Legend>
        </>
      )}
    </Root>
  );
}

type DrawingImageProps = Omit<Drawing, 'caption' | 'entry'> & {
  /** Whether the drawing is cropped to the shape of its place, or stretched. */
  fit: 'cover' | 'fill';
};

/** A decorative drawing below the fold. Its file has the colours of the dark scheme, too: art/svg.mjs says how. */
export function DrawingImage({ src, width, height, phone, fit }: DrawingImageProps) {
  return (
    <picture>
      {phone && (
        <>
          <source {...sized(phone)} srcSet={`${phone.src}#night`} media={`${PHONE} and ${DARK}`} />
          <source {...sized(phone)} srcSet={phone.src} media={PHONE} />
        </>
      )}
      <source srcSet={`${src}#night`} media={DARK} />
      <Image src={src} width={width} height={height} alt="" data-fit={fit} />
    </picture>
  );
}

const sized = ({ width, height }: PictureFile) => ({ width, height });

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

  &:not([data-variant='panel']) { margin-block-end: ${theme.space[4]}; }

  &[data-variant='card'] { border: ${theme.line.hair} solid ${theme.color.line}; }

  ${theme.media.wide} {
    &[data-variant='panorama'], &[data-variant='thumbnail'] { margin-inline-end: calc(-1 * ${theme.layout.gutter}); }
  }

  ${theme.media.paired} {
    &[data-variant='thumbnail'] {
      grid-row: 1 / span 2;
      grid-template-rows: 7.5rem auto;
      align-content: start;
      margin: 0;
    }
  }

  &[data-variant='ember'] {
    z-index: 1; /* over the route, which goes on in the drawing */
    height: 12rem;
    margin-inline: calc(-1 * ${theme.layout.margin});

    ${theme.media.medium} {
      z-index: auto;
      height: auto;
      max-height: 29rem;
      margin-inline: 0 calc(-1 * ${theme.layout.gutter});

      /* The band, with the route left of the first card. Each other card's line is hidden by the card before. */
      &::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset: 0 -100vw;
        background:
          linear-gradient(${theme.color.emberRoute} 0 0) calc(100vw - ${ROUTE_TO_WORDS}) / ${theme.line.rule} no-repeat,
          ${theme.color.ember};
      }
    }
  }
`;

const Legend = styled(Caption)<{ 'data-variant': Variant }>`
  position: absolute;
  inset: auto auto 0 0;
  max-width: 100%;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.paper};

  &[data-variant='panel'] { padding-inline: ${theme.space[5]}; }

  ${theme.media.narrow} {
    &[data-variant='ember'] { inset-inline-start: ${theme.layout.margin}; }
  }

  ${theme.media.paired} {
    &[data-variant='thumbnail'] {
      position: static;
      padding: ${theme.space[1]} 0 0;
      background: none;
    }
  }
`;

/* From the route to the drawing. */
const Branch = styled.span<{ $entry: string }>`
  position: absolute;
  top: calc(${({ $entry }) => $entry} - ${BEND});
  inset-inline-start: calc(-1 * ${ROUTE_TO_WORDS});
  width: ${ROUTE_TO_WORDS};
  height: ${BEND};
  border: 0 solid ${theme.color.accent};
  border-block-end-width: ${theme.line.rule};
  border-inline-start-width: ${theme.line.rule};
  border-end-start-radius: ${BEND};
`;

const Image = styled.img.attrs({ loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-fit='fill'] { object-fit: fill; }
`;
