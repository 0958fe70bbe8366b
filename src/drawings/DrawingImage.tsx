import styled from 'styled-components';
import { DARK, NARROW } from '../theme/media';
import { theme } from '../theme/theme';

/** A drawing from art/: its file, its size, and where it begins, in units from the left edge of the content. */
export type Drawing = { src: string; width: number; height: number; left: number };

export type Picture = {
  /** The drawing in narrow windows. */
  narrow: Drawing;
  /** The drawing in wide windows. Without it, there is none: another card shows one for all. */
  wide?: Drawing;
};

type Props = Picture & {
  /** From styled(DrawingImage), for the place in its section. */
  className?: string;
};

/** A decorative drawing below the fold, where art/ has drawn it: see `frame` in theme/measures.ts. */
export function DrawingImage({ narrow, wide, className }: Props) {
  const { src, width, height } = wide ?? narrow;
  return (
    <Root className={className} $narrow={narrow} $wide={wide}>
      {/* The fragment #night selects the dark colours in the same file. Safari ignored colour schemes in images before 2026. */}
      {wide && <Source drawing={narrow} fragment="#night" media={`${NARROW} and ${DARK}`} />}
      {wide && <Source drawing={narrow} fragment="" media={NARROW} />}
      <Source drawing={wide ?? narrow} fragment="#night" media={DARK} />
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

const place = ({ width, left }: Drawing) => `
  width: ${theme.units(width)};
  margin-inline-start: ${theme.units(left)};
`;

const Root = styled.picture<{ $narrow: Drawing; $wide: Drawing | undefined }>`
  ${({ $narrow }) => place($narrow)}

  ${theme.media.from.md} { ${({ $wide }) => ($wide ? place($wide) : 'display: none;')} }
  ${theme.media.plain} { display: none; }

  &, img { max-width: none; }
  img { width: 100%; }
`;
