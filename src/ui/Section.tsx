import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { route } from './route';
import { Scale } from './Scale';
import { Sheet } from './Sheet';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** Above the content, or, louder and where there is room, beside it. */
  heading: 'above' | 'beside';
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
            <Scale />
            <Heading as="h2" id={titleId} data-size={heading === 'beside' ? 'display' : 'section'}>
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

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: ${theme.space.band};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-tone='raised'] { background: ${theme.color.raised}; }

  ${route}

  /* Whole on its page, as no heading shall end one: break-after: avoid does not hold in every engine. */
  ${media.print} {
    padding-block: ${theme.space[4]};
    break-inside: avoid;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]} ${theme.layout.gutter};

  ${media.wide} {
    &[data-heading='beside'] { grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr); }
  }

  ${media.print} { display: block; }
`;

const Intro = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  ${media.print} { display: block; }
`;
