import styled from 'styled-components';
import { NIGHT, ONE_COLUMN } from '../theme/media';
import { theme } from '../theme/theme';

export type Point = [x: number, y: number];

/** An SVG file of this folder. */
export type Drawing = {
  src: string;
  /** Its left edge, width and height: the `viewBox` of the file. */
  x: number;
  width: number;
  height: number;
  /** What it is on, if the theme paints it. */
  surface?: string;
  /** What the trail follows, from the upper left corner: a point and, after it, curves, with two control points and an end each. */
  crest?: Point[];
};

type Props = {
  /** A drawing, or the address of a photograph, which is cropped: to 4 to 3, unless its box has another format. */
  image: Drawing | string;
  /** Another drawing for narrow windows. */
  narrow?: Drawing;
  /** Whether it fills a box of another format, and is cropped there. Photographs always are. */
  isCropped?: boolean;
  /** From styled(Picture). */
  className?: string;
};

/** A decorative picture, as wide as the box around it, behind the trail and the text. */
export function Picture({ image, narrow, isCropped, className }: Props) {
  const isPhotograph = typeof image === 'string';
  const drawing: Drawing = isPhotograph ? { src: image, x: 0, width: 400, height: 300 } : image;
  const { src, width, height } = drawing;
  return (
    <Root
      className={className}
      data-fit={isCropped || isPhotograph ? 'cover' : undefined}
      $ratio={ratioOf(drawing)}
      $narrowRatio={ratioOf(narrow ?? drawing)}
    >
      {narrow && <Sources {...narrow} condition={`${ONE_COLUMN} and `} />}
      {drawing.surface && <Sources {...drawing} />}
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </Root>
  );
}

const ratioOf = ({ width, height }: Drawing) => `${width} / ${height}`;

/** A drawing by night and, under a condition, by day. With sizes, so that browsers know the box before the file loads. */
function Sources({ src, width, height, condition = '' }: Drawing & { condition?: string }) {
  const size = { width, height };
  return (
    <>
      <source srcSet={`${src}#night`} {...size} media={condition + NIGHT} />
      {condition && <source srcSet={src} {...size} media={condition.replace(' and ', '')} />}
    </>
  );
}

const Base = styled.picture`
  ${theme.media.withDrawings} {
    position: relative;
    z-index: -2;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    max-width: none;
  }

  /* Browsers keep the colours of pictures where a reader inverts all others. Text on these would be hard to read. */
  @media (inverted-colors: inverted) { filter: none; }

  /* Without a height and a ratio of its own, browsers draw no frame where a picture is missing. */
  img {
    grid-area: 1 / 1; /* elements of sources are boxes, too */
    align-self: start;
    width: 100%;
    max-width: none;
    aspect-ratio: auto;
  }

  /* Fills the box. Firefox draws a frame where it is missing, but outside. */
  &[data-fit='cover'] {
    overflow: hidden;

    img {
      align-self: stretch;
      object-fit: cover;
      width: calc(100% + 2px);
      margin: -1px;
    }
  }
`;

/* Apart from the base, whose rules are the same for all pictures and so are written once. */
const Root = styled(Base)<{ $ratio: string; $narrowRatio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};

  ${theme.media.below.md} { aspect-ratio: ${({ $narrowRatio }) => $narrowRatio}; }
`;
