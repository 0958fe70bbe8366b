import { type ReactNode, useId } from 'react';
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

/** The hills above a section: level at both sides, where the trail crosses their edge, and up to 10 high. */
const HILLS = 'M-1 10H16C24 10 25 3 34 3S45 8.5 53 8.5 64 1 73 1 80 10 88 10H101';

/** A full-width section with its own heading, and with hills along its upper edge. */
export function Section(props: Props) {
  const { id, title, text, caption, surface, className, children } = props;
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-surface={surface} className={className}>
      <Hills aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" fill="none">
        <path d={HILLS} />
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
  z-index: -1;
  grid-column: full;
  inset-block-end: calc(100% - 1px);
  width: 100%;
  max-width: none;
  height: ${theme.layout.hills};
  overflow: visible;
  fill: ${theme.color.background};
  stroke: ${theme.color.middleLand};
  stroke-width: ${theme.border.thin};

  path { vector-effect: non-scaling-stroke; }

  section:nth-of-type(even) > & { transform: scaleX(-1); }
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

/** What lies behind a whole section: pictures and branches of the trail, cut at its edges. */
export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  overflow-y: clip;
  pointer-events: none;
`;
