import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { LinkContent } from '../content/site';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { LinkOrPlaceholder } from './Link';
import { Text } from './Text';

type Props = {
  title: string;
  text: string;
  /** Without an `href`, a placeholder link. */
  link?: LinkContent;
  size?: 'card' | 'column';
  /** What comes below the text. */
  children?: ReactNode;
};

/** Title, text and link of a card, as two elements for the grid of the card. */
export function CardText({ title, text, link, size = 'card', children }: Props) {
  const id = useId();
  return (
    <>
      <Heading id={link && id} data-size={size}>
        {title}
      </Heading>
      <Body>
        <Text>{text}</Text>
        {link && <LinkOrPlaceholder {...link} describedBy={id} place="text" />}
        {children}
      </Body>
    </>
  );
}

const Body = styled.div`
  display: grid;
  align-content: space-between;
  margin-block-start: ${theme.space[2]};
`;
