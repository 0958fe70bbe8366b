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

/** Styles for a card whose drawing joins the one before. */
const joined = css`
  --start: 0px;

  figure::before { content: none; }
`;

/**
 * Styles for a CardItem (below) of a list in which drawings join and reach both ends of the window. The first of a row is a
 * branch of the trail, which leads on through the others.
 *
 *   --gap     to the next card, which the drawing covers
 *   --start   what is visible of the ground beside the drawing, before and after it: up to the end of the window or, where
 *   --end     another drawing follows, a bit, because at fractional pixel ratios there would be a line between two edges
 *
 * @param columns how many cards are in a row of a wide window
 */
export const panorama = (columns: number) => css`
  --gap: 0px;
  --start: 50vw;
  --end: 50vw;

  figure {
    mask: linear-gradient(#000 0 0); /* crops the finished picture: cropping each shape would leave a line at the edge */
    max-height: none;
    margin-inline: calc(-1 * var(--start)) calc(-1 * var(--gap) - var(--end));
    padding-inline: var(--start) var(--end);

    &::before {
      z-index: 1; /* above the drawing */
      grid-column: 1 / 2; /* the containing block */
    }
  }
  picture img {
    width: ${(2 * EXTENSION + 1) * 100}%;
    max-width: none;
    margin-inline-start: -${EXTENSION * 100}%;
    object-fit: fill;
  }

  ${theme.media.from.md} { --gap: ${theme.layout.gutter}; }
  ${theme.media.only.md} {
    &:first-child:nth-last-child(odd) { grid-column: auto; } /* the last is alone in its row */
    &:nth-child(even) { ${joined} }
    &:nth-child(odd):not(:last-child) { --end: 2px; }
  }
  ${theme.media.from.lg} {
    &:not(:nth-child(${columns}n + 1)) { ${joined} }
    &:not(:nth-child(${columns}n), :last-child) { --end: 2px; }
  }
  ${theme.media.print} {
    --start: 0px;
    --end: 0px;
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
