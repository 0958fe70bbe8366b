import styled from 'styled-components';
import { theme } from '../theme/theme';
import { type Drawing, DrawingImage, type PictureFile } from './DrawingImage';
import { LazyImage } from './LazyImage';

export type Photograph = PictureFile & {
  /** The alternative text. */
  alt: string;
  /** The photograph in several widths, as in the `srcset` attribute. */
  srcSet?: string;
};

export type Illustration = Photograph | (Drawing & { caption?: string });

type Props = {
  picture: Illustration;
  /** Whether the trail enters the drawing: see theme/TrailStyle.ts. */
  trail?: 'branch';
};

/**
 * A picture of the height `--height`. A drawing can have a caption below it. Without words it is no figure: screen readers
 * would announce one that has no name.
 */
export function Figure({ picture, trail }: Props) {
  const hasWords = 'alt' in picture || picture.caption !== undefined;
  return (
    <Root as={hasWords ? 'figure' : 'div'}>
      {'alt' in picture ? (
        <LazyImage sizes="auto, (min-width: 64em) 37.5rem, 100vw" {...picture} />
      ) : (
        <>
          <DrawingImage {...picture} trail={trail} />
          {picture.caption && <Caption>{picture.caption}</Caption>}
        </>
      )}
    </Root>
  );
}

const Caption = styled.figcaption`
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;
  padding-block-start: ${theme.space[2]};
`;

const Root = styled.div`
  picture, > img { height: var(--height); }
`;
