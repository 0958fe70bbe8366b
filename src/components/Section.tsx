import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';
import { TrailSection } from './Trail';

type Props = {
  id: string;
  title: string;
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

/**
 * The outline of hills above a section, up to 10 high, which every second section has the other way round. The trail crosses
 * them where x is 8: there they are level, and 5 high.
 */
const HILLS = 'M-40 5H12C18 5 22 0 31 0S42 9 53 9 63 1 73 1 82 5 88 5H140';

/** A full-width section with its own heading, and with hills along its upper edge. */
export function Section({ id, title, text, caption, surface, className, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} data-surface={surface} className={className}>
      <Hills aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" fill="none">
        <path d={`${HILLS}V10H-40`} stroke="none" />
        <path d={HILLS} fill="none" />
      </Hills>
      <Intro>
        <Heading as="h2" id={titleId} data-size="section">
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

const Root = styled(TrailSection)`
  padding-block: ${theme.space.band};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  &::before { inset-block-start: calc(-0.5 * ${theme.layout.hills}); } /* from the edge of the hills on */

  ${theme.media.screen} {
    display: grid;
    grid-template-columns: ${theme.fullBleed(`minmax(0, 1fr) [content-end] ${theme.contentInset}`)};
    row-gap: ${theme.space[6]};
    overflow-x: clip;
  }
  :where(& > *) { grid-column: content; } /* unless they say otherwise */

  ${theme.media.from.lg} { row-gap: ${theme.space[7]}; }
  ${theme.media.print} { padding: ${theme.space[4]} 0; }
`;

/* Over the end of the section above, and one pixel over its own beginning: no seam is seen. */
const Hills = styled.svg`
  position: absolute;
  z-index: -2; /* below the trail */
  grid-column: full;
  inset-block-end: calc(100% - 1px);
  inset-inline-start: calc(${theme.trail.start} - 8%);
  width: 100%;
  max-width: none;
  height: ${theme.layout.hills};
  overflow: visible;
  fill: ${theme.color.background};
  stroke: ${theme.color.middleLand};
  stroke-width: 1px;

  path { vector-effect: non-scaling-stroke; }
  :nth-child(even) > & { scale: -1 1; }
`;

const Intro = styled.div`
  ${theme.media.screen} {
    grid-row: 1; /* wherever a drawing is placed */
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};

    /* Its text can be selected where the box of other text lies over it. */
    z-index: 1;
    pointer-events: none;

    & > * { pointer-events: auto; }
  }
`;
