import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Cards } from '../ui/Cards';
import { Cell } from '../ui/Cell';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { onSharedRows } from '../ui/onSharedRows';
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

/** On a band of colour: the one place where the page is warm all over. */
export function Industries({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="raised">
      <List data-columns={12}>
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

const List = styled(Cards)`
  ${media.medium} { margin-block-end: calc(-1 * ${theme.space[7]}); }
`;

/* On a phone, too, the warm ground is one: a column of it runs past all cards. */
const Item = styled(Cell)`
  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(min-content, 3fr);
    column-gap: ${theme.space[4]};
    padding-block-start: ${theme.space[5]};
  }

  ${media.medium} {
    ${onSharedRows(5)}
    padding-block-end: ${theme.space[7]};
  }
`;

const Words = styled(Text)`
  padding-block: ${theme.space[2]};
`;
