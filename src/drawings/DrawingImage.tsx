import styled from 'styled-components';
import { frame } from '../theme/frame';
import { NIGHT, ONE_COLUMN } from '../theme/media';
import { theme } from '../theme/theme';

/** An SVG file of this folder. */
export type Drawing = {
  src: string;
  width: number;
  height: number;
  /** Where it begins, in units from the left edge of the content. */
  left: number;
  /** What it is on, if the theme paints it. */
  surface?: string;
};

/** Drawings for narrow and for wide windows. Without one of them, there is no picture there. */
export type Picture = { narrow?: Drawing; wide?: Drawing };

type Props = Picture & {
  /** The edge of the section, if the drawing is behind all of it. Otherwise it stands among the text. */
  edge?: 'start' | 'end';
  /** From styled(DrawingImage). */
  className?: string;
};

/** A decorative drawing below the fold, behind the text of its section, where its box says. */
export function DrawingImage({ narrow, wide, edge, className }: Props) {
  const drawing = wide ?? narrow;
  if (!drawing) return null;
  const { src, width, height } = drawing;
  const hasBoth = narrow && wide && narrow !== wide;
  return (
    <Root className={className} data-edge={edge} $narrow={narrow} $wide={wide}>
      {hasBoth && narrow.surface && (
        <Source {...narrow} fragment="#night" media={`${ONE_COLUMN} and ${NIGHT}`} />
      )}
      {hasBoth && <Source {...narrow} media={ONE_COLUMN} />}
      {drawing.surface && <Source {...drawing} fragment="#night" media={NIGHT} />}
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </Root>
  );
}

type SourceProps = Drawing & { fragment?: string; media: string };

/** With its size, so that the browser knows the aspect ratio before the file loads. */
const Source = ({ src, width, height, fragment = '', media }: SourceProps) => (
  <source srcSet={src + fragment} width={width} height={height} media={media} />
);

/**
 * The box of a drawing: see `frame` in theme/frame.ts. It is never wider than its column, unless it is drawn to bleed over both
 * edges of the content. A file in its own colours is as wide as its column.
 */
function boxOf(drawing: Drawing | undefined, content: number): string {
  if (!drawing) return 'display: none;';
  const { left, width, surface } = drawing;
  if (surface === undefined) return 'width: 100%;';
  const bleeds = left < 0 && left + width > content;
  return `
    width: ${theme.units(width)};
    margin-inline-start: ${theme.units(left)};
    ${bleeds ? '' : `max-width: calc(100% - ${theme.units(left)});`}
  `;
}

const Root = styled.picture<{ $narrow?: Drawing; $wide?: Drawing }>`
  position: relative;
  z-index: -1;
  max-width: none;

  &[data-edge] {
    position: absolute;
    inset-inline-start: 0;
  }
  &[data-edge='start'] { inset-block-start: 0; }
  &[data-edge='end'] { inset-block-end: 0; }

  ${theme.media.below.md} { ${({ $narrow }) => boxOf($narrow, frame.narrow.content)} }
  ${theme.media.from.md} { ${({ $wide }) => boxOf($wide, frame.wide.content)} }

  /* Browsers keep the colours of pictures where a reader inverts all others. Text on these would be hard to read. */
  @media (inverted-colors: inverted) { filter: none; }

  img {
    width: 100%;
    max-width: none;
  }
`;
