import styled from 'styled-components';
import { theme } from '../theme/theme';
import { inThrees, cards as list, onSharedRows } from '../ui/cards';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { type Illustration, Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';

type Props = {
  id: string;
  title: string;
  cards: readonly {
    id: string;
    title: string;
    text: string;
    link: { label: string; href?: string };
    picture: Illustration;
  }[];
};

/** On a band of colour across the window: the one place where the page is warm all over. */
export function Industries({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="raised">
      <List>
        {cards.map(({ id: titleId, title, text, link, picture }) => (
          <Item key={titleId}>
            <Picture {...picture} ground="ember" />
            <Heading id={titleId} data-size="panel">
              {title}
            </Heading>
            <Words>{text}</Words>
            <Link href={link.href} describedBy={titleId} place="text">
              {link.label}
            </Link>
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  ${list}
  margin-block-end: calc(-1 * ${theme.space[7]});
`;

const Item = styled.li`
  ${inThrees}
  ${onSharedRows(4)}
  padding-block-end: ${theme.space[7]};
`;

const Words = styled(Text)`
  padding-block: ${theme.space[2]};
`;
