import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { onSpruce, theme } from '../theme/theme';
import { Heading } from './Heading';
import { Sheet } from './Sheet';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** Above the content, or, where there is room, in a margin of its own: a third or half of the sheet. */
  heading: 'above' | 'third' | 'half';
  /** Words that introduce the content. */
  text?: string;
  tone: 'paper' | 'raised' | 'spruce';
  children: ReactNode;
};

/** A band across the page under a heading of its own. */
export function Section({ id, title, heading, text, tone, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} data-tone={tone}>
      <Sheet>
        <Columns data-heading={heading}>
          <Intro>
            <Heading as="h2" id={titleId} data-size="section">
              {title}
            </Heading>
            {text && <Text data-size="lead">{text}</Text>}
          </Intro>
          {children}
        </Columns>
      </Sheet>
    </Root>
  );
}

/** How many of them Home has: each has a segment of the scale. */
const SECTIONS = 7;

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow: clip;
  padding-block: ${theme.space.band};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-tone='raised'] { background: ${theme.color.raised}; }
  &[data-tone='spruce'] {
    ${onSpruce}
  }

  /* The hero and the news have no scale; the third section is the first with one. */
  ${Array.from({ length: SECTIONS }, (_, at) => `&:nth-of-type(${at + 3}) { --at: ${at}; }`)}

  ${media.print} { padding-block: ${theme.space[5]}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]} ${theme.layout.gutter};

  ${media.wide} {
    &[data-heading='third'] { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
    &[data-heading='half'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/* Over it stands the scale of a map's margin, a segment for each section under a heading of its own. */
const Intro = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;

  &::before {
    content: '';
    width: calc(${SECTIONS} * 1.25rem);
    height: 0.5rem;
    background:
      linear-gradient(${theme.color.accent} 0 0) calc(var(--at) * 1.25rem) 0 / 1.25rem no-repeat,
      repeating-linear-gradient(90deg, ${theme.color.ink} 0 1.25rem, transparent 0 2.5rem);
    box-shadow: inset 0 0 0 ${theme.line.hair} ${theme.color.ink};
  }

  ${media.print} {
    &::before { display: none; }
  }
`;
