import styled from 'styled-components';
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

/** A decorative drawing below the fold, behind the text of its section, where art/ has drawn it. */
export function DrawingImage({ narrow, wide, className }: Props) {
  const main = wide ?? narrow;
  if (!main) return null;
  return (
    <Root className={className} $narrow={narrow} $wide={wide}>
      {/* The fragment #night selects the dark colours in the same file. Safari ignored colour schemes in images before 2026. */}
      {narrow && wide && narrow !== wide && (
        <>
          <Source drawing={narrow} fragment="#night" media={`${NARROW} and ${DARK}`} />
          <Source drawing={narrow} fragment="" media={NARROW} />
        </>
      )}
      <Source drawing={main} fragment="#night" media={DARK} />
      <img
        src={main.src}
        width={main.width}
        height={main.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
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
const place = (drawing?: Drawing) =>
  drawing
    ? `width: ${theme.units(drawing.width)}; margin-inline-start: ${theme.units(drawing.left)};`
    : 'display: none;';

const Root = styled.picture<{ $narrow?: Drawing; $wide?: Drawing }>`
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
