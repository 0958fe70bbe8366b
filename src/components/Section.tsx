import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** The background, and with it all colours. */
  surface: 'paper' | 'spruce' | 'ember';
  /** The heading is above the content or, in wide windows, beside it (split). */
  layout?: 'stacked' | 'split';
  titleSize?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** Whether a drawing in the section ends the trail: it has the trail of the section, too. */
  endsTrail?: boolean;
  /** Each element is as wide as the content. One with `grid-column: full` is as wide as the window. */
  children?: ReactNode;
};

/** A full-width section with its own heading. */
export function Section(props: Props) {
  const {
    id,
    title,
    surface,
    layout = 'stacked',
    titleSize = 'section',
    text,
    endsTrail,
    children,
  } = props;
  // Not made from the id: reader modes drop a heading with a word such as "contact" in its id.
  const titleId = useId();
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      data-surface={surface}
      data-layout={layout}
      data-trail={endsTrail ? undefined : 'line'}
    >
      <Intro>
        <Heading as="h2" id={titleId} data-size={titleSize}>
          {title}
        </Heading>
        {text && <Text data-size="lead">{text}</Text>}
      </Intro>
      {children}
    </Root>
  );
}

/** The upper edges of grounds: low hills from the left of the content (0) to the right (1), and how far down each point is. */
const EDGES = {
  spruce: [
    [0, 0],
    [0.2, 1.4],
    [0.36, 2.6],
    [0.5, 1.1],
    [0.64, 2.7],
    [0.78, 1],
    [0.9, 0.1],
    [1, 1.2],
  ],
  ember: [
    [0, 0],
    [0.12, 0.9],
    [0.3, 0.2],
    [0.47, 2.2],
    [0.6, 1.4],
    [0.74, 2.8],
    [0.88, 1.9],
    [1, 2.3],
  ],
} as const;

/** A smooth edge, level at each of its points, and in the left margin, where the trail is. */
function profileOf(edge: (typeof EDGES)[keyof typeof EDGES]): string {
  const x = (place: number) =>
    `calc(${theme.layout.contentInset} + ${place} * (100% - 2 * ${theme.layout.contentInset}))`;
  const y = (depth: number) => `calc(${depth} * min(1rem, 1.1vw))`;
  const hills = edge.slice(1).map(([place, depth], i) => {
    const [from, height] = edge[i] as readonly [number, number];
    const middle = x((from + place) / 2);
    return `curve to ${x(place)} ${y(depth)} with ${middle} ${y(height)} / ${middle} ${y(depth)}`;
  });
  return `shape(from 0% 0%, hline to ${x(0)}, ${hills.join(', ')}, hline to 100%, vline to 100%, hline to 0%)`;
}

const Root = styled.section`
  display: grid;
  isolation: isolate;
  grid-template-columns:
    [full-start] ${theme.layout.contentInset}
    [content-start] minmax(0, 1fr) [content-end]
    ${theme.layout.contentInset} [full-end];
  row-gap: ${theme.space[6]};
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  :where(& > *) { grid-column: content; }

  ${theme.media.from.lg} {
    row-gap: ${theme.space[7]};

    &[data-layout='split'] {
      grid-template-columns:
        [full-start] ${theme.layout.contentInset}
        [content-start heading-start] minmax(min-content, 1fr) [heading-end]
        ${theme.layout.gutter}
        [beside-start] minmax(0, 1fr) [beside-end content-end]
        ${theme.layout.contentInset} [full-end];
    }
    :where(&[data-layout='split'] > *) { grid-column: beside; }
    :where(&[data-layout='split'] > :first-child) { grid-area: 1 / heading; }
  }

  /* A straight edge, where browsers do not know shape(). */
  ${theme.media.screen} {
    &[data-surface='spruce'] { clip-path: ${profileOf(EDGES.spruce)}; }
    &[data-surface='ember'] { clip-path: ${profileOf(EDGES.ember)}; }
  }

  ${theme.media.print} {
    display: block;
    padding: ${theme.space[4]} ${theme.layout.margin};
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  ${theme.media.print} { margin-block-end: ${theme.space[4]}; }
`;
