import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { outline } from './hills';
import { Text } from './Text';
import { TrailSection } from './TrailSection';

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

/** A full-width section with its own heading, and with hills along its upper edge. */
export function Section(props: Props) {
  const { id, title, text, caption, surface, className, children } = props;
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-surface={surface} className={className}>
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

const Base = styled(TrailSection)`
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    display: grid;
    grid-template-columns: ${theme.fullBleed(`minmax(0, 1fr) [content-end] ${theme.contentInset}`)};
    row-gap: ${theme.space[6]};
    filter: opacity(1); /* cuts drawing and trail as one: see “The trail” in CONTRIBUTING.md */

    /* It begins over the section above, so its hills are the only edge between both. */
    :where(section) + & { margin-block-start: calc(-1 * ${theme.layout.hills}); }
  }
  :where(& > *) { grid-column: content; } /* unless they say otherwise */

  ${theme.media.from.lg} { row-gap: ${theme.space[7]}; }
  ${theme.media.print} { padding: ${theme.space[4]} 0; }
`;

/* Apart from the base, whose rules are the same for all sections and so are written once. */
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
