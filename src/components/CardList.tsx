import { useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import type { Illustration } from './Figure';
import { Heading } from './Heading';
import { type LinkContent, LinkOrPlaceholder } from './Link';
import { Text } from './Text';

/** The words of a card. */
export type CardWords = {
  title: string;
  text: string;
  /** Without an `href`, a placeholder link. */
  link?: LinkContent;
};

export type CardWithPicture = CardWords & { picture: Illustration };

/** Title, text and link of a card, as three elements for the grid of the card. */
export function CardText({
  title,
  text,
  link,
  size,
}: CardWords & {
  size: 'card' | 'panel';
}) {
  const id = useId();
  return (
    <>
      <Heading id={link && id} data-size={size}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {link && <LinkOrPlaceholder {...link} describedBy={id} place="text" />}
    </>
  );
}

/** A list of cards: one column, then two, then a grid of twelve columns. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.layout.gutter};

  ${theme.media.from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.from.lg} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/**
 * Styles for a CardItem (below): its picture, in this size, beside its text. The item then has three rows of its own
 * instead of four that it shares, and the picture spans them.
 */
export const pictureBeside = (width: string, height: string) => css`
  grid-row: auto;
  grid-template: auto auto 1fr / ${width} minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};

  > * { grid-column: 2; }
  > figure {
    grid-area: 1 / 1 / -1 / auto;
    grid-template-rows: ${height} auto;
    align-content: start;
    margin: 0;
  }
`;

/** How much wider than its picture the file of a drawing in a panorama is: see art/drawings/panorama.mjs. */
const EXTENSION = 4;

/**
 * Styles for a CardItem (below) of a list in which drawings join and reach both ends of the window. Each picture covers the
 * gap to the next card, and a bit more, because at fractional pixel ratios there would be a line between two edges. The first
 * of a row is a branch of the trail; it leads on through the others.
 * @param columns how many cards are in a row of a wide window
 */
export const panorama = (columns: number) => css`
  --start: -100vw;
  --end: -100vw;

  figure {
    isolation: isolate;
    max-height: none;
    clip-path: inset(0 var(--end) 0 var(--start));

    &:dir(rtl) { clip-path: inset(0 var(--start) 0 var(--end)); }
    ${theme.media.from.md} { margin-inline-end: calc(-1 * ${theme.layout.gutter}); }
    ${theme.media.forcedColors} { clip-path: none; }
  }
  picture {
    position: relative;
    z-index: -2; /* below the branch of the trail */
  }
  picture img {
    width: ${(2 * EXTENSION + 1) * 100}%;
    max-width: none;
    margin-inline-start: -${EXTENSION * 100}%;
    object-fit: fill;
  }

  ${theme.media.only.md} {
    &:nth-child(even) {
      --start: 0px;
      figure::before { content: none; }
    }
    &:nth-child(odd):not(:last-child) { --end: -2px; }
  }
  ${theme.media.from.lg} {
    &:not(:nth-child(${columns}n + 1)) {
      --start: 0px;
      figure::before { content: none; }
    }
    &:not(:nth-child(${columns}n), :last-child) { --end: -2px; }
  }
`;

/** A card. Picture, title, text and link are in four rows that it shares with the cards beside it. */
export const CardItem = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: ${theme.space[2]};

  /* Of an odd number of cards, the first has a row of its own. */
  ${theme.media.below.lg} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
  ${theme.media.from.lg} { grid-column: span 4; }
  ${theme.media.print} {
    &:has(figure) { ${pictureBeside('7rem', '6rem')} }
  }
`;
