import styled from 'styled-components';
import { theme } from '../theme/theme';

export type PictureFile = {
  src: string;
  /** Its own size in CSS pixels, which gives the browser the aspect ratio before it arrives. */
  width: number;
  height: number;
};

/**
 * A decorative picture below the fold, framed as a plate. The file carries the colours of both schemes; art/svg.mjs
 * says why the page has to ask for those of the dark one.
 */
export function Picture({ src, width, height }: PictureFile) {
  return (
    <picture>
      <source srcSet={`${src}#night`} media="(prefers-color-scheme: dark)" />
      <Plate src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

const Plate = styled.img`
  width: 100%;
  max-height: 26rem;
  object-fit: cover;
  border: ${theme.line.hair} solid ${theme.color.line};
`;
