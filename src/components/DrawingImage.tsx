import styled from 'styled-components';
import { DARK, LIGHT } from '../theme/media';
import { LazyImage } from './LazyImage';

/** An image file and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type PictureFile = { src: string; width: number; height: number };

/** A generated drawing, which is decorative. */
export type Drawing = PictureFile & {
  /** Where the trail enters from the margin, as a fraction of the height, from the top. */
  trailY?: number;
};

/** A decorative drawing below the fold. */
export function DrawingImage({ src, width, height }: Drawing) {
  return (
    <picture>
      {/* First, because clippers take the first source. */}
      <source srcSet={src} media={LIGHT} />
      {/* The fragment #night selects the dark colours in the same file: see art/svg.ts. */}
      <source srcSet={`${src}#night`} media={DARK} />
      {/* With its role, because Safari announces each image in a figure, even one that is decorative. */}
      <File src={src} width={width} height={height} alt="" role="presentation" />
    </picture>
  );
}

/* Cropping must not move the point where the trail enters. */
const File = styled(LazyImage)`
  object-position: 0 var(--trail-y, 50%);
`;
