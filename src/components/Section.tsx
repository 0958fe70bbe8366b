import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { trail } from '../drawings/trail';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';
import { Caption } from './Caption';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** The size of the title. */
  size?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** What the section's drawing shows. */
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
        {caption && <Caption data-size="lead">{caption}</Caption>}
      </Intro>
      {children}
    </Root>
  );
}

/** How far the hills are below the upper edge of the section, at equal distances from left to right. */
const HILLS = [0.3, 0.75, 0.15, 0.6, 0.35, 0.95, 0.5, 0.75, 0.2];

/**
 * The outline of a section. Browsers round its box, but not this path, so it ends a pixel below. In browsers without
 * shape(), the upper edge is straight.
 */
function outline(hills: number[]): string {
  const curves = hills.map((depth, i) => {
    const at = (place: number, y: number) =>
      `${((100 * place) / (hills.length - 1)).toFixed(2)}% calc(${y} * ${theme.layout.hills})`;
    if (i === 0) return `from ${at(0, depth)}`;
    return `curve to ${at(i, depth)} with ${at(i - 0.5, hills[i - 1] ?? 0)} / ${at(i - 0.5, depth)}`;
  });
  return `shape(${curves.join(', ')}, vline to calc(100% + 1px), hline to 0%, close)`;
}

const Root = styled.section`
  ${trail}
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    display: grid;
    grid-template-columns: ${theme.fullBleed(`minmax(0, 1fr) [content-end] ${theme.layout.contentInset}`)};
    row-gap: ${theme.space[6]};
    /* It begins over the section above, so its hills are the only edge between both. */
    margin-block-start: calc(-1 * ${theme.layout.hills});
    clip-path: ${outline(HILLS)};
    filter: opacity(1); /* cuts all of it as one: each for itself, the trail would be paler at the edge */

    &:where(:nth-of-type(even)) { clip-path: ${outline(HILLS.toReversed())}; }
  }
  :where(& > *) { grid-column: content; } /* unless they say otherwise */

  ${theme.media.from.lg} { row-gap: ${theme.space[7]}; }
  ${theme.media.print} { padding: ${theme.space[4]} 0; }
`;

const Intro = styled.div`
  ${theme.media.screen} {
    grid-row: 1; /* wherever a drawing is placed */
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
  }
`;
