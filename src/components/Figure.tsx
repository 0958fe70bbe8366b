import styled from 'styled-components';
import { BELOW_LG, BELOW_MD, DARK } from '../theme/media';
import { theme } from '../theme/theme';
import { mirrorDrawingInRtl, TRAIL_RADIUS, TRAIL_TO_CONTENT } from './trail';

/** An image file and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type PictureFile = { src: string; width: number; height: number };

/** A generated drawing, which is decorative. */
export type Drawing = PictureFile & {
  /** What the drawing means for a client. */
  caption?: string;
  /** A version for phones. */
  phone?: PictureFile;
  /** Where the trail enters from the margin, as a fraction of the height. */
  trailY?: number;
};

type Photograph = PictureFile & {
  /** The alternative text. */
  alt: string;
  /** The photograph in several widths, as in the `srcset` attribute. */
  srcSet?: string;
};

export type Illustration = Drawing | Photograph;

/** `panel` is inside a framed panel, `ember` has the orange band, and `thumbnail` is a panorama that is small on phones. */
type Variant = 'card' | 'panel' | 'ember' | 'panorama' | 'thumbnail';

type Props = {
  picture: Illustration;
  variant: Variant;
  /** Whether the trail leaves the margin and continues in the drawing. */
  onTrail?: boolean;
};

/** A picture. A drawing can have a caption below it. */
export function Figure({ picture, variant, onTrail = false }: Props) {
  const trailY = 'trailY' in picture ? `${100 * Number(picture.trailY)}%` : undefined;
  return (
    <Framed data-variant={variant} data-on-trail={onTrail || undefined} $trailY={trailY}>
      {onTrail && trailY && <TrailLink data-variant={variant} />}
      {'alt' in picture ? (
        <LazyImage sizes="auto, (min-width: 64em) 37.5rem, 100vw" {...picture} />
      ) : (
        <>
          <DrawingImage {...picture} narrow={variant === 'ember' ? BELOW_LG : BELOW_MD} />
          {picture.caption && <Caption data-variant={variant}>{picture.caption}</Caption>}
        </>
      )}
    </Framed>
  );
}

/** A decorative drawing below the fold. If the media condition `narrow` matches, the phone version is used. */
export function DrawingImage({ src, width, height, phone, narrow }: Drawing & { narrow?: string }) {
  return (
    <picture>
      {/* The fragment #night selects the dark colours in the same file: see art/svg.mjs. */}
      {phone && (
        <>
          <source {...sized(phone)} srcSet={`${phone.src}#night`} media={`${narrow} and ${DARK}`} />
          <source {...sized(phone)} srcSet={phone.src} media={narrow} />
        </>
      )}
      <source srcSet={`${src}#night`} media={DARK} />
      <LazyImage src={src} width={width} height={height} alt="" />
    </picture>
  );
}

const sized = ({ width, height }: PictureFile) => ({ width, height });

/** The caption of a drawing. */
export const Caption = styled.figcaption<{ 'data-variant'?: Variant }>`
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;

  &[data-variant] { padding-block-start: ${theme.space[2]}; }
  &[data-variant='panel'] { padding: ${theme.space[4]} ${theme.space[5]} 0; }
`;

const Root = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  max-height: 27rem;

  &:not([data-variant='panel']) { margin-block-end: ${theme.space[4]}; }
  &[data-on-trail] picture { ${mirrorDrawingInRtl} }
  &[data-variant='card'] img { border: ${theme.border.thin} solid ${theme.color.line}; }
  /* covers the panel's border, so that the trail can enter */
  &[data-variant='panel'] { margin: calc(-1 * ${theme.border.thin}); }

  ${theme.media.from.md} {
    &:not([data-variant='card'], [data-variant='panel']) { margin-inline-end: calc(-1 * var(--picture-reach, ${theme.layout.gutter})); }
  }

  ${theme.media.only.sm} {
    &[data-variant='thumbnail'] {
      grid-row: 1 / span 2;
      grid-template-rows: 7.5rem auto;
      align-content: start;
      margin: 0;
    }
  }

  ${theme.media.below.lg} {
    &[data-variant='ember'] {
      max-height: none;
      margin-inline-end: calc(-1 * ${theme.layout.margin});
    }
  }

  &[data-variant='ember']::before {
    content: '';
    position: absolute;
    z-index: -2;
    grid-row: 1 / 2; /* not behind a caption */
    inset: 0 -100vw;
    background: ${theme.color.ember};
  }
`;

/* A component of its own, so that the rules above are not repeated for each value of $trailY. */
const Framed = styled(Root)<{ $trailY?: string }>`
  ${({ $trailY }) => $trailY && `--trail-y: ${$trailY};`}
`;

/*
 * The line from the trail to the drawing. On ember, a second line continues the trail beside the drawing. In stacked
 * cards the first line enters at 1 - trailY, and the second leaves at trailY.
 */
const TrailLink = styled.span<{ 'data-variant': Variant }>`
  display: contents;

  ${theme.media.forcedColors} { display: none; }

  &::before, &[data-variant='ember']::after {
    content: '';
    position: absolute;
    z-index: -1;
    grid-row: 1 / 2; /* not beside a caption */
    inset-block: calc(var(--trail-y) - ${TRAIL_RADIUS}) calc(100% - var(--trail-y) - 0.5 * ${theme.border.thick});
    inset-inline-start: calc(-1 * var(--trail-reach, ${TRAIL_TO_CONTENT}));
    width: calc(var(--trail-reach, ${TRAIL_TO_CONTENT}) + ${theme.border.thick});
    border: 0 solid ${theme.color.accent};
    border-inline-start-width: ${theme.border.thick};
  }

  &::before {
    border-block-end-width: ${theme.border.thick};
    border-end-start-radius: ${TRAIL_RADIUS};
  }

  &[data-variant='ember'] {
    &::before, &::after {
      inset-block-start: 0;
      border-color: ${theme.color.emberTrail};
    }
    &::after {
      inset-block-end: 0;
      clip-path: inset(0 0 0.5px); /* it must not show below the band at fractional heights */
    }

    ${theme.media.below.lg} {
      &::before { inset-block-end: calc(var(--trail-y) - 0.5 * ${theme.border.thick}); }

      &::after {
        inset-block-start: calc(var(--trail-y) - 0.5 * ${theme.border.thick});
        border-block-start-width: ${theme.border.thick};
        border-start-start-radius: ${TRAIL_RADIUS};
      }
    }
  }
`;

/** An image below the fold, which fills its box. */
export const LazyImage = styled.img.attrs({ loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 0 var(--trail-y); /* cropping must not move the point where the trail enters */
`;
