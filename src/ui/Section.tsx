import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { repaint, theme } from '../theme/theme';
import { spruce } from '../theme/tokens';
import { Sheet } from './Sheet';

type Props = {
  id: string;
  title: string;
  tone: 'paper' | 'raised' | 'spruce';
  children: ReactNode;
};

/** A band across the page under a heading of its own. */
export function Section({ id, title, tone, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} data-tone={tone}>
      <Sheet>
        <Title id={titleId}>{title}</Title>
        {children}
      </Sheet>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  padding-block: ${theme.space.band};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-tone='raised'] {
    background: ${theme.color.raised};
  }

  &[data-tone='spruce'] {
    ${repaint(spruce)}
  }

  ${media.print} {
    padding-block: ${theme.space[5]};
  }
`;

const Title = styled.h2`
  max-width: 20ch;
  margin-bottom: ${theme.space[7]};
  font-size: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.03em;
  text-wrap: balance;
`;
