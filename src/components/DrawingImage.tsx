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

type Props = Drawing & {
  /** Draws the line from the margin to this drawing: see theme/TrailStyle.ts. */
  trail?: 'branch' | 'end' | undefined;
};

/** A decorative drawing below the fold. */
export function DrawingImage({ src, width, height, trailY, trail }: Props) {
  return (
    <Picture data-trail={trailY === undefined ? undefined : trail} $trailY={trailY}>
      {/* First, because clippers take the first source. */}
      <source srcSet={src} media={LIGHT} />
      {/* The fragment #night selects the dark colours in the same file: see art/svg.ts. */}
      <source srcSet={`${src}#night`} media={DARK} />
      {/* With its role, because Safari announces each image in a figure, even one that is decorative. */}
      <LazyImage src={src} width={width} height={height} alt="" role="presentation" />
    </Picture>
  );
}

const Picture = styled.picture<{ $trailY: number | undefined }>`
  ${({ $trailY }) => $trailY !== undefined && entered(100 * $trailY)}
`;

/* Stretched, because cropping would move the point where the trail enters. */
const entered = (percent: number) => `
  --trail-y: ${percent}%;

  img { object-fit: fill; }
`;
