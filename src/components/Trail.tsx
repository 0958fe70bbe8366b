import styled from 'styled-components';
import type { Point } from '../drawings/Picture';
import { frame } from '../theme/frame';
import { theme } from '../theme/theme';

/** A section with its piece of the trail in the margin, from its upper to its lower edge. */
export const TrailSection = styled.section`
  position: relative;
  isolation: isolate; /* pictures are at z-index -2, the trail at -1, and text above both */

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: ${theme.trail.start};
    width: ${theme.trail.width};
    background: ${theme.color.accent};
  }
`;

/**
 * The way of a branch, in units of the frame: x is from the left edge of the content, y from the upper edge of the box around
 * the branch.
 */
export type Way = {
  /** The line, as the `d` of an SVG path, from the margin on. */
  path: string;
  /** Where triangles stand: where it arrives. */
  goals?: Point[];
};

/** The windows in which a way is shown: below `md`, from `md` on, between `md` and `lg`, and from `lg` on. */
type Windows = 'narrow' | 'wide' | 'middle' | 'large';

type Props = { [K in Windows]?: Way | undefined } & {
  /** Whether y is from the lower edge of the box. */
  isFromEnd?: boolean;
};

/** A branch of the trail, over the pictures of the box around it, which begins at the left edge of the content. */
export function Branch({ isFromEnd, ...ways }: Props) {
  return Object.entries(ways).map(([windows, way]) => {
    if (!way) return null;
    const { content, trail } = frame[windows === 'narrow' ? 'narrow' : 'wide'];
    return (
      <Root key={windows} aria-hidden data-trail={windows} data-from={isFromEnd ? 'end' : 'start'}>
        <Line
          viewBox={`${trail} 0 ${content} ${content}`}
          preserveAspectRatio="xMinYMin slice"
          fill="none"
        >
          <path d={way.path} />
        </Line>
        {way.goals?.map(([x, y]) => (
          <Goal key={x} $x={x} $y={y} />
        ))}
      </Root>
    );
  });
}

const Root = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  pointer-events: none;

  &[data-from='start'] { inset-block-start: 0; }
  &[data-from='end'] { inset-block-start: 100%; }
  &[data-trail='narrow'] { ${theme.media.from.md} { display: none; } }
  &:not([data-trail='narrow']) { ${theme.media.below.md} { display: none; } }
  &[data-trail='middle'] { ${theme.media.from.lg} { display: none; } }
  &[data-trail='large'] { ${theme.media.below.lg} { display: none; } }
`;

/*
 * Its box begins where that of the piece does, because browsers round both to whole pixels, but not the line. The box has nearly
 * no height, so that it never makes the page longer.
 */
const Line = styled.svg`
  position: absolute;
  inset-inline-start: calc(${theme.trail.x} - 0.5 * ${theme.trail.width});
  width: ${theme.trail.content};
  max-width: none;
  height: 1px;
  overflow: visible;
  transform: translateX(calc(0.5 * ${theme.trail.width}));
  stroke: ${theme.color.accent};
  stroke-width: ${theme.trail.width};
  stroke-linejoin: round;

  path { vector-effect: non-scaling-stroke; }
`;

/* As large everywhere, beside the width of the trail. */
const Goal = styled.div<{ $x: number; $y: number }>`
  position: absolute;
  inset-block-start: ${({ $y }) => theme.units($y)};
  inset-inline-start: ${({ $x }) => theme.units($x)};
  width: calc(7 * ${theme.trail.width});
  height: calc(6 * ${theme.trail.width});
  translate: 0 calc(0.5 * ${theme.trail.width} - 100%); /* its base is the lower edge of the line */
  margin-inline-start: calc(-3.5 * ${theme.trail.width});
  background: ${theme.color.accent};
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
`;
