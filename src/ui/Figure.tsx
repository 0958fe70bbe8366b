import styled from 'styled-components';
import { DARK, FOLDED, PHONE } from '../theme/media';
import { theme } from '../theme/theme';
import { BEND, ROUTE_TO_WORDS } from './route';

/** A file, and its own size in CSS pixels, which gives the browser the aspect ratio before the file arrives. */
export type PictureFile = { src: string; width: number; height: number };

/** The file of a drawing, and where its orange line enters from the left and returns there, as shares of its height. */
type DrawingFile = PictureFile & { entry?: number; exit?: number };

/** A computed drawing. Its caption says all there is to say, so that the drawing itself is decoration. */
export type Drawing = DrawingFile & {
  caption: string;
  /** The same in the shape that a phone shows. */
  phone?: DrawingFile;
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
  if ('alt' in picture) {
    return (
      <Root data-variant={variant}>
        <Image sizes="auto, (min-width: 64em) 37.5rem, 100vw" {...picture} />
      </Root>
    );
  }
  const isEmber = variant === 'ember';
  return (
    <DrawingRoot data-variant={variant} $ends={picture} $narrowEnds={isEmber && picture.phone}>
      {isOnRoute && picture.entry !== undefined && <Branch data-variant={variant} />}
      <DrawingImage {...picture} fit="cover" narrow={isEmber ? FOLDED : PHONE} />
      <Legend data-variant={variant}>{picture.caption}</Legend>
    </DrawingRoot>
  );
}

type DrawingImageProps = Omit<Drawing, 'caption'> & {
  /** Whether the drawing is cropped to the shape of its place, or stretched. */
  fit: 'cover' | 'fill';
  /** Where it has the shape for phones. */
  narrow?: string;
};

/** A decorative drawing below the fold. Its file has the colours of the dark scheme, too: art/svg.mjs says how. */
export function DrawingImage({ src, width, height, phone, fit, narrow }: DrawingImageProps) {
  return (
    <picture>
      {phone && (
        <>
          <source {...sized(phone)} srcSet={`${phone.src}#night`} media={`${narrow} and ${DARK}`} />
          <source {...sized(phone)} srcSet={phone.src} media={narrow} />
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

  &[data-variant='card'] img { border: ${theme.line.hair} solid ${theme.color.line}; }

  ${theme.media.medium} {
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
    max-height: 29rem;
    margin-inline-end: calc(-1 * ${theme.layout.gutter});

    ${theme.media.folded} {
      max-height: none;
      margin-inline-end: calc(-1 * ${theme.layout.margin});
    }

    &::before {
      content: '';
      position: absolute;
      z-index: -2;
      inset-block: 0;
      inset-inline: -100vw;
      background: ${theme.color.ember};
    }
  }
`;

/** Where the line enters and returns, for styles. */
const endsOf = ({ entry, exit }: Partial<DrawingFile>) =>
  [entry && `--entry: ${100 * entry}%;`, exit && `--exit: ${100 * exit}%;`].filter(Boolean);

/* Apart from Root, whose rules would be written once more for each height. */
const DrawingRoot = styled(Root)<{ $ends: DrawingFile; $narrowEnds?: DrawingFile | false }>`
  ${({ $ends }) => endsOf($ends)}
  ${({ $narrowEnds }) => $narrowEnds && `${theme.media.folded} { ${endsOf($narrowEnds).join('')} }`}
`;

const Legend = styled(Caption)<{ 'data-variant': Variant }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  max-width: 100%;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.paper};

  &[data-variant='panel'] {
    padding-inline: ${theme.space[5]};
    background: ${theme.color.raised};
  }

  ${theme.media.paired} {
    &[data-variant='thumbnail'] {
      position: static;
      padding: ${theme.space[1]} 0 0;
      background: none;
    }
  }
`;

/*
 * From the route to the drawing. On ember, the route goes on beside it, or comes back from it. It lies under the
 * drawing of the card before, so that only the first of a row shows it.
 */
const Branch = styled.span<{ 'data-variant': Variant }>`
  display: contents;

  &::before, &::after {
    position: absolute;
    z-index: -1;
    inset-inline-start: calc(-1 * ${ROUTE_TO_WORDS});
    width: calc(${ROUTE_TO_WORDS} + ${theme.line.rule});
    border: 0 solid ${theme.color.accent};
    border-inline-start-width: ${theme.line.rule};
  }

  &::before {
    content: '';
    inset-block: calc(var(--entry) - ${BEND}) calc(100% - var(--entry) - 0.5 * ${theme.line.rule});
    border-block-end-width: ${theme.line.rule};
    border-end-start-radius: ${BEND};
  }

  &[data-variant='ember'] {
    &::before, &::after {
      content: '';
      inset-block-start: 0;
      border-color: ${theme.color.emberRoute};
    }

    &::after {
      inset-block-end: 0;

      ${theme.media.folded} {
        inset-block-start: calc(var(--exit) - 0.5 * ${theme.line.rule});
        border-block-start-width: ${theme.line.rule};
        border-start-start-radius: ${BEND};
      }
    }
  }

  ${theme.media.paired} {
    &[data-variant='thumbnail'] { display: none; }
  }
`;

const Image = styled.img.attrs({ loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 0 var(--entry); /* keeps the line where it enters, however much is cropped */

  &[data-fit='fill'] { object-fit: fill; }
`;
