import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

const { contentInset: inset } = theme.layout;

type Props = {
  id: string;
  title: string;
  /** Another background than the page's, and with it all colours. */
  surface?: 'spruce' | 'ember';
  /** In wide windows, the heading is beside the content. */
  layout?: 'split';
  titleSize?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** From styled(Section). */
  className?: string;
  /** Each element is as wide as the content. One with `grid-column: full` is as wide as the window. */
  children?: ReactNode;
};

/** A full-width section with its own heading. */
export function Section({ title, text, titleSize = 'section', children, ...props }: Props) {
  const { id, surface, layout, className } = props;
  const titleId = useId();
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      data-surface={surface}
      data-layout={layout}
      data-trail="line"
      className={className}
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

/** The upper edges of grounds: how far down their points are, from the left of the content to the window's right edge. */
const EDGES = {
  spruce: [0, 0.9, 1.5, 2.6, 1.1, 2.7, 1, 0.1, 1.2], // low hills
  ember: [0, 3, 0.4], // one long swell
};

/** A smooth edge, level at each of its points, and in the left margin, where the trail is. */
function profileOf(depths: readonly number[]): string {
  const hills = depths.slice(1).map((depth, i) => {
    const down = `calc(${depth - Number(depths[i])} * var(--hill))`;
    return `curve by var(--step) ${down} with calc(0.5 * var(--step)) 0px / calc(0.5 * var(--step)) ${down}`;
  });
  return `
    --hill: min(1rem, 1.1vw);
    --step: calc((100% - ${inset}) / ${hills.length});
    clip-path: shape(from 0% 0%, hline to ${inset}, ${hills.join(', ')}, vline to 100%, hline to 0%);
  `;
}

const Root = styled.section`
  display: grid;
  isolation: isolate;
  grid-template-columns:
    [full-start] ${inset}
    [content-start] minmax(0, 1fr) [content-end]
    ${inset} [full-end];
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
        [full-start] ${inset}
        [content-start heading-start] minmax(min-content, 1fr) [heading-end]
        ${theme.layout.gutter}
        [beside-start] minmax(0, 1fr) [beside-end content-end]
        ${inset} [full-end];
    }
    :where(&[data-layout='split'] > *) { grid-column: beside; }
    :where(&[data-layout='split'] > :first-child) { grid-area: 1 / heading; }
  }

  /* A straight edge, where browsers do not know shape(). */
  ${theme.media.screen} {
    &[data-surface='spruce'] { ${profileOf(EDGES.spruce)} }
    &[data-surface='ember'] { ${profileOf(EDGES.ember)} }
  }
  /* At night, embers glow at the horizon. */
  ${theme.media.dark} and (forced-colors: none) {
    &[data-surface='ember'] { background: linear-gradient(${theme.color.raised}, ${theme.color.background} 45rem); }
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
