import styled from 'styled-components';
import { DARK } from '../theme/media';

/** A drawing from art/ and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type Drawing = {
  src: string;
  width: number;
  height: number;
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
      {/* The fragment #night selects the dark colours in the same file. Safari ignored colour schemes in images before 2026. */}
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

const Picture = styled.picture<{ $trailY: number | undefined }>`
  ${({ $trailY }) => $trailY !== undefined && entered(100 * $trailY)}
`;

/* Stretched, because cropping would move the point where the trail enters. */
const entered = (percent: number) => `
  --trail-y: ${percent}%;

  img { object-fit: fill; }
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
