import styled from 'styled-components';
import { theme } from '../theme/theme';

export type PictureFile = {
  src: string;
  /** Its own size in CSS pixels, which gives the browser the aspect ratio before it arrives. */
  width: number;
  height: number;
};

/** A decorative picture below the fold, framed as a plate and cropped to the box that its place gives it. */
export function Picture({ src, width, height }: PictureFile) {
  return <Root src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}

const Root = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  border: ${theme.line.hair} solid ${theme.color.line};
`;
