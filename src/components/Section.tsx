import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';
import { Caption } from './Caption';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
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

/** A full-width section with its own heading. */
export function Section(props: Props) {
  const { id, title, text, caption, surface, className, children } = props;
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-surface={surface} data-trail className={className}>
      <Intro>
        <Heading as="h2" id={titleId} data-size="section">
          {title}
        </Heading>
        {text && <Text data-size="lead">{text}</Text>}
        {caption && <Caption data-size="lead">{caption}</Caption>}
      </Intro>
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    display: grid;
    grid-template-columns:
      [full-start] ${theme.layout.contentInset}
      [content-start] minmax(0, 1fr) [content-end]
      ${theme.layout.contentInset} [full-end];
    row-gap: ${theme.space[6]};
  }
  :where(& > *) { grid-column: content; }

  ${theme.media.from.lg} { row-gap: ${theme.space[7]}; }
  ${theme.media.print} { padding: ${theme.space[4]} 0; }
`;

const Intro = styled.div`
  ${theme.media.screen} {
    grid-row: 1; /* wherever a drawing is placed */
    display: grid;
    gap: ${theme.space[4]};
  }
`;
