import styled from 'styled-components';
import { BELOW_LG, BELOW_MD, DARK } from '../theme/media';
import { theme } from '../theme/theme';
import { TrailTarget, trailInto } from './TrailTarget';

/** An image file and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type PictureFile = { src: string; width: number; height: number };

/** A generated drawing, which is decorative. */
export type Drawing = PictureFile & {
  /** What the drawing means for a client. */
  caption?: string;
  /** A version for narrow windows: below `lg` in a card, below `md` elsewhere. */
  phone?: PictureFile;
  /** Where the trail enters from the margin, as a fraction of the height, from the top. */
  trailY?: number;
};

export type Photograph = PictureFile & {
  /** The alternative text. */
  alt: string;
  /** The photograph in several widths, as in the `srcset` attribute. */
  srcSet?: string;
};

export type Illustration = Drawing | Photograph;

/** A picture above or beside text, or in a framed panel. */
type Variant = 'card' | 'panel';

type Props = {
  picture: Illustration;
  variant: Variant;
  /** How the trail enters the drawing: see theme/TrailStyle.ts. */
  trail?: 'branch';
};

/** A picture. A drawing can have a caption below it. */
export function Figure({ picture, variant, trail }: Props) {
  return (
    <Root
      as="figure"
      data-variant={variant}
      {...('alt' in picture ? {} : trailInto(picture, trail))}
    >
      {'alt' in picture ? (
        <LazyImage sizes="auto, (min-width: 64em) 37.5rem, 100vw" {...picture} />
      ) : (
        <>
          <DrawingImage {...picture} narrow={variant === 'panel' ? BELOW_MD : BELOW_LG} />
          {picture.caption && <Caption data-variant={variant}>{picture.caption}</Caption>}
        </>
      )}
    </Root>
  );
}

/** A decorative drawing below the fold. If the media condition `narrow` matches, `phone` is used. */
export function DrawingImage(props: Drawing & { narrow?: string }) {
  const { src, width, height, phone, narrow = BELOW_MD } = props;
  return (
    <picture>
      {/* The fragment #night selects the dark colours in the same file: see art/svg.ts. */}
      {phone && (
        <>
          <source {...sized(phone)} srcSet={`${phone.src}#night`} media={`${narrow} and ${DARK}`} />
          <source {...sized(phone)} srcSet={phone.src} media={narrow} />
        </>
      )}
      <source srcSet={`${src}#night`} media={DARK} />
      <DrawingFile src={src} width={width} height={height} alt="" />
    </picture>
  );
}

const sized = ({ width, height }: PictureFile) => ({ width, height });

const Caption = styled.figcaption<{ 'data-variant': Variant }>`
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;
  padding-block-start: ${theme.space[2]};

  &[data-variant='panel'] { padding: ${theme.space[4]} ${theme.space.panel} 0; }
`;

const Root = styled(TrailTarget)`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  max-height: 27rem;

  &[data-variant='card'] {
    margin-block-end: ${theme.space[2]};

    img { border: ${theme.border.thin} solid ${theme.color.line}; }
  }
`;

/** An image below the fold, which fills its box. */
export const LazyImage = styled.img.attrs({ loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/* Cropping must not move the point where the trail enters. */
const DrawingFile = styled(LazyImage)`
  object-position: 0 var(--trail-y, 50%);
`;
