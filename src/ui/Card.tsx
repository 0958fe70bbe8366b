import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  /** For what stands in the card and has to refer to its title. */
  titleId?: string;
  title: string;
  size: 'card' | 'panel';
  text: string;
  /** What follows the text. */
  children?: ReactNode;
};

/** The words of a card. */
export function Card({ titleId, title, size, text, children }: Props) {
  return (
    <Root>
      <Heading id={titleId} data-size={size}>
        {title}
      </Heading>
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
