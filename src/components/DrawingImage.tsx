import styled from 'styled-components';
import { DARK, NARROW } from '../theme/media';
import { theme } from '../theme/theme';

/** A drawing from art/ and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type Drawing = {
  src: string;
  width: number;
  height: number;
  /** Where the trail enters from the margin, as a fraction of the height, from the top. */
  trailY: number;
};

type Props = Drawing & {
  /** Another drawing, for narrow windows. */
  narrow?: Drawing;
  /** How the trail reaches this drawing: see theme/TrailStyle.ts. */
  trail?: 'branch' | 'end';
};

/** A decorative drawing below the fold. It is stretched to its box, so that all of it is always visible. */
export function DrawingImage({ src, width, height, trailY, narrow, trail = 'branch' }: Props) {
  return (
    <Picture data-trail={trail} $trailY={trailY} $narrowY={narrow?.trailY}>
      {/* The fragment #night selects the dark colours in the same file. Safari ignored colour schemes in images before 2026. */}
      {narrow && <source srcSet={`${narrow.src}#night`} media={`${NARROW} and ${DARK}`} />}
      {narrow && <source srcSet={narrow.src} media={NARROW} />}
      <source srcSet={`${src}#night`} media={DARK} />
      {/* With its role, because Safari announces each image in a figure, even one that is decorative. */}
      <Image
        src={src}
        width={width}
        height={height}
        alt=""
        role="presentation"
        loading="lazy"
        decoding="async"
      />
    </Picture>
  );
}

const Picture = styled.picture<{ $trailY: number; $narrowY: number | undefined }>`
  --trail-y: ${({ $trailY }) => 100 * $trailY}%;

  ${({ $narrowY }) => $narrowY && `${theme.media.below.md} { --trail-y: ${100 * $narrowY}%; }`}
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
`;
