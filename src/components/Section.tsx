import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { TrailSection } from '../drawings/TrailSection';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** The size of the title. */
  size?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** What the section's drawing shows: it is only where the drawing is, and silent, as decorative drawings are. */
  caption?: string;
  /** Another background than the page's, and with it all colours. */
  surface?: Surface;
  /** From styled(Section). */
  className?: string;
  /** Each element is as wide as the content. One with `grid-column: full` is as wide as the window. */
  children?: ReactNode;
};

/** A full-width section with its own heading, and with hills along its upper edge. */
export function Section(props: Props) {
  const { id, title, size = 'section', text, caption, surface, className, children } = props;
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-surface={surface} className={className}>
      <Intro>
        <Heading as="h2" id={titleId} data-size={size}>
          {title}
        </Heading>
        {text && <Text data-size="lead">{text}</Text>}
        {caption && (
          <Text aria-hidden data-size="lead">
            {caption}
          </Text>
        )}
      </Intro>
      {children}
    </Root>
  );
}

/** The hills along the edge of a section: their places, and their depths below it, from 0 to 1. Each section has its own. */
function hillsOf(id: string): [x: number, depth: number][] {
  // The generator of Park and Miller: https://doi.org/10.1145/63039.63042
  const [multiplier, modulus] = [48271, 2 ** 31 - 1];
  const next = (seed: number) => (multiplier * seed) % modulus;
  let seed = [...id].reduce((sum, character) => next(sum + character.charCodeAt(0)), 1);
  const random = () => {
    seed = next(seed);
    return seed / modulus;
  };
  const count = 3 + Math.floor(7 * random());
  return Array.from({ length: count + 1 }, (_, i) => {
    const isInside = i > 0 && i < count;
    const x = (i + (isInside ? 0.6 * (random() - 0.5) : 0)) / count;
    return [x, (i % 2) * 0.5 + 0.5 * random()];
  });
}

/**
 * The outline of a section. Browsers round its box, but not this path, so it ends a pixel below. In browsers without
 * shape(), the upper edge is straight.
 */
function outline(id: string): string {
  const at = (x: number, depth: number) =>
    `${(100 * x).toFixed(1)}% calc(${depth.toFixed(2)} * ${theme.layout.hills})`;
  const hills = hillsOf(id);
  const curves = hills.map(([x, depth], i) => {
    const [beforeX, before] = hills[i - 1] ?? [];
    if (beforeX === undefined || before === undefined) return `from ${at(x, depth)}`;
    const middle = (beforeX + x) / 2;
    return `curve to ${at(x, depth)} with ${at(middle, before)} / ${at(middle, depth)}`;
  });
  return `shape(${curves.join(', ')}, vline to calc(100% + 1px), hline to 0%, close)`;
}

const Base = styled(TrailSection)`
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    display: grid;
    grid-template-columns: ${theme.fullBleed(`minmax(0, 1fr) [content-end] ${theme.layout.contentInset}`)};
    row-gap: ${theme.space[6]};
    filter: opacity(1); /* cuts all of it as one: each for itself, the trail would be paler at the edge */

    /* It begins over the section above, so its hills are the only edge between both. */
    :where(section) + & { margin-block-start: calc(-1 * ${theme.layout.hills}); }
  }
  :where(& > *) { grid-column: content; } /* unless they say otherwise */

  ${theme.media.from.lg} { row-gap: ${theme.space[7]}; }
  ${theme.media.print} { padding: ${theme.space[4]} 0; }
`;

/* Apart from the base, which all sections share. */
const Root = styled(Base)<{ id: string }>`
  ${theme.media.screen} { clip-path: ${({ id }) => outline(id)}; }
`;

const Intro = styled.div`
  ${theme.media.screen} {
    grid-row: 1; /* wherever a drawing is placed */
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
  }
`;
