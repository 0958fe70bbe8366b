import styled from 'styled-components';
import logo from '../../static/images/logo.svg';
import { DARK, NARROW } from '../theme/media';
import { theme } from '../theme/theme';

/** A drawing from art/: its file, its size, and where it begins, in units from the left edge of the content. */
export type Drawing = { src: string; width: number; height: number; left: number };

/** Drawings for narrow and for wide windows. Without one of them, there is no picture there. */
export type Picture = { narrow?: Drawing; wide?: Drawing };

type Props = Picture & {
  /** From styled(DrawingImage), for the place in its section. */
  className?: string;
};

/** Where there is no picture, the element is hidden, and has a file that the page has loaded already. */
const NONE: Drawing = { src: logo, width: 1, height: 1, left: 0 };

/** A decorative drawing below the fold, behind the text of its section, where art/ has drawn it. */
export function DrawingImage({ narrow = NONE, wide = NONE, className }: Props) {
  const { src, width, height } = wide;
  return (
    <Root className={className} $narrow={narrow} $wide={wide}>
      {/* The fragment #night selects the dark colours in the same file. Safari ignored colour schemes in images before 2026. */}
      <Source drawing={narrow} fragment="#night" media={`${NARROW} and ${DARK}`} />
      <Source drawing={narrow} fragment="" media={NARROW} />
      <Source drawing={wide} fragment="#night" media={DARK} />
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </Root>
  );
}

/** With its size, so that the browser knows the aspect ratio before the file loads. */
function Source(props: { drawing: Drawing; fragment: '' | '#night'; media: string }) {
  const { drawing, fragment, media } = props;
  const { src, width, height } = drawing;
  return <source srcSet={src + fragment} width={width} height={height} media={media} />;
}

/** See `frame` in theme/measures.ts. */
const place = (drawing: Drawing) =>
  drawing === NONE
    ? 'display: none;'
    : `width: ${theme.units(drawing.width)}; margin-inline-start: ${theme.units(drawing.left)};`;

const Root = styled.picture<{ $narrow: Drawing; $wide: Drawing }>`
  position: relative;
  z-index: -1;

  ${theme.media.below.md} { ${({ $narrow }) => place($narrow)} }
  ${theme.media.from.md} { ${({ $wide }) => place($wide)} }
  ${theme.media.plain} { display: none; }

  /* Browsers keep the colours of pictures where a reader inverts all others. Text on these would be hard to read. */
  @media (inverted-colors: inverted) { filter: none; }

  &, img { max-width: none; }
  img { width: 100%; }
`;
