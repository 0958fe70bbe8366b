import styled from 'styled-components';
import type { PictureFile } from './Plate';

/**
 * A drawing in the page's own colours, stretched over the box that it stands in: the element `drawing` of an
 * SVG file. Not an <img>, so that the largest paint is the headline, which does not wait for a file.
 */
export function Backdrop({ src, width, height }: PictureFile) {
  return (
    <Root
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href={`${src}#drawing`} />
    </Root>
  );
}

const Root = styled.svg`
  width: 100%;
  height: 100%;
`;
