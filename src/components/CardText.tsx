import { useId } from 'react';
import type { LinkContent } from '../content/site';
import { Heading } from './Heading';
import { LinkOrPlaceholder } from './Link';
import { Text } from './Text';

type Props = {
  title: string;
  text: string;
  /** Without an `href`, a placeholder link. */
  link?: LinkContent;
  size?: 'card' | 'column';
};

/** Title, text and link of a card, as three elements for the grid of the card. */
export function CardText({ title, text, link, size = 'card' }: Props) {
  const id = useId();
  return (
    <>
      <Heading id={link && id} data-size={size}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {link && <LinkOrPlaceholder {...link} describedBy={id} place="text" />}
    </>
  );
}
