import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  title: string;
  size: 'card' | 'panel';
  text: string;
  /** On rows that the list shares out among the cards of a row, or on its own. */
  rows: 'shared' | 'own';
  /** What follows the text. */
  children?: ReactNode;
};

/** The words of a card. */
export function Card({ title, size, text, rows, children }: Props) {
  return (
    <Root data-rows={rows}>
      <Title data-size={size} data-rows={rows}>
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

  ${media.medium} {
    &[data-rows='shared'] {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;

/* A short one beside a longer one stays with its text. */
const Title = styled(Heading)<{ 'data-rows': Props['rows'] }>`
  ${media.medium} {
    &[data-rows='shared'] { align-self: end; }
  }
`;
