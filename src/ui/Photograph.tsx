import styled from 'styled-components';
import { theme } from '../theme/theme';

export type PhotographFile = {
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** The size of the largest file, which gives the browser the aspect ratio before any arrives. */
  width: number;
  height: number;
  /** The same photograph in several widths, the smallest first. */
  files: readonly { src: string; width: number }[];
};

/** A photograph below the fold, of which the browser takes the file that is wide enough for its place. */
export function Photograph({ alt, width, height, files }: PhotographFile) {
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

const Image = styled.img`
  width: 100%;
  max-height: 27rem;
  margin-block-end: ${theme.space[4]};
  object-fit: cover;
`;
