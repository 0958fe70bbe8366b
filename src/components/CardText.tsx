import { useId } from 'react';
import styled from 'styled-components';
import type { LinkContent } from '../content/site';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Link } from './Link';
import { Text } from './Text';

export type CardContent = {
  title: string;
  text: string;
  /** Without an `href`, a placeholder link. */
  link?: LinkContent;
};

type Props = CardContent & {
  size?: 'card' | 'column';
  /** What the link is without an `href`: by default, a placeholder. */
  withoutHref?: 'text';
};

/** Title, text and link of a card, as two elements for the grid of the card. */
export function CardText({ title, text, link, size = 'card', withoutHref }: Props) {
  const id = useId();
  return (
    <>
      <Heading id={link && id} data-size={size}>
        {title}
      </Heading>
      <Body>
        <Text>{text}</Text>
        {link && <Link {...link} describedBy={id} variant="text" withoutHref={withoutHref} />}
      </Body>
    </>
  );
}

/* The links of a row are level, at the end of the highest text. */
const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  row-gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`;
