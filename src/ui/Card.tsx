import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

type Props = {
  /** For what stands in the card and has to refer to its title. */
  titleId?: string;
  title: string;
  size: 'small' | 'large';
  text: string;
  /** What follows the text. */
  children?: ReactNode;
};

/** The words of a card. */
export function Card({ titleId, title, size, text, children }: Props) {
  return (
    <Root>
      <Title id={titleId} data-size={size}>
        {title}
      </Title>
      <Text>{text}</Text>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
`;

const Title = styled.h3`
  font-size: ${theme.font.card};
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.25;
  text-wrap: balance;

  &[data-size='large'] {
    font-size: ${theme.font.panel};
    letter-spacing: -0.025em;
    line-height: 1.15;
  }
`;

const Text = styled.p`
  max-width: 34em;
  color: ${theme.color.muted};
  text-wrap: pretty;
`;
