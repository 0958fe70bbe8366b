import styled from 'styled-components';
import { BELOW_MD, DARK } from '../theme/media';
import { LazyImage } from './LazyImage';

/** An image file and its intrinsic size, so that the browser knows the aspect ratio before the file loads. */
export type PictureFile = { src: string; width: number; height: number };

/** A generated drawing, which is decorative. */
export type Drawing = PictureFile & {
  /** A version for narrow windows. */
  phone?: PictureFile;
  /** Where the trail enters from the margin, as a fraction of the height, from the top. */
  trailY?: number;
};

/** A decorative drawing below the fold. */
export function DrawingImage({ src, width, height, phone }: Drawing) {
  return (
    <picture>
      {/* The fragment #night selects the dark colours in the same file: see art/svg.ts. */}
      {phone && (
        <>
          <source
            {...sized(phone)}
            srcSet={`${phone.src}#night`}
            media={`${BELOW_MD} and ${DARK}`}
          />
          <source {...sized(phone)} srcSet={phone.src} media={BELOW_MD} />
        </>
      )}
      <source srcSet={`${src}#night`} media={DARK} />
      <File src={src} width={width} height={height} alt="" />
    </picture>
  );
}

const sized = ({ width, height }: PictureFile) => ({ width, height });

/* Cropping must not move the point where the trail enters. */
const File = styled(LazyImage)`
  object-position: 0 var(--trail-y, 50%);
`;
