import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { repaint, theme } from '../theme/theme';
import { spruce } from '../theme/tokens';
import { Sheet } from './Sheet';

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
          <div>
            <Title id={titleId}>{title}</Title>
            {text && <Text>{text}</Text>}
          </div>
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
    ${media.screen} {
      ${repaint(spruce)}
    }
  }

  ${media.print} {
    padding-block: ${theme.space[5]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.layout.gutter};

  ${media.wide} {
    &[data-split='true'] {
      grid-template-columns: 5fr 6fr;
      column-gap: ${theme.space[8]};
    }
  }
`;

/* The bar is the scale that stands in the margin of a map. */
const Title = styled.h2`
  max-width: 20ch;
  font-size: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.03em;
  text-wrap: balance;

  &::before {
    content: '';
    display: block;
    width: 6rem;
    height: 0.375rem;
    margin-bottom: ${theme.space[5]};
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

const Text = styled.p`
  max-width: 26em;
  margin-top: ${theme.space[5]};
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  line-height: 1.5;
`;
