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
  /** Words that introduce it. With them, title and words stand beside the content where there is room. */
  text?: string;
  tone: 'paper' | 'raised' | 'spruce';
  children: ReactNode;
};

/** A band across the page under a heading of its own. */
export function Section({ id, title, text, tone, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} data-tone={tone}>
      <Sheet>
        <Columns data-split={text !== undefined}>
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

const Root = styled.section`
  position: relative;
  isolation: isolate;
  padding-block: ${theme.space.band};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-tone='raised'] {
    background: ${theme.color.raised};
  }

  &[data-tone='spruce'] {
    ${onSpruce}
  }

  ${media.print} {
    padding-block: ${theme.space[5]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};

  ${media.wide} {
    &[data-split='true'] {
      grid-template-columns: 5fr 6fr;
    }
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;

  /* The scale in the margin of a map. */
  &::before {
    content: '';
    width: 6rem;
    height: 0.375rem;
    border: ${theme.line.hair} solid ${theme.color.ink};
    background: linear-gradient(
      90deg,
      ${theme.color.ink} 25%,
      transparent 0 50%,
      ${theme.color.accent} 0 75%,
      transparent 0
    );
  }
`;
