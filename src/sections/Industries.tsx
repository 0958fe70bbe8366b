import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
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
  }[];
};

export function Industries({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="third" tone="raised">
      <List>
        {cards.map(({ id: titleId, title, text, link }) => (
          <Item key={titleId}>
            <Heading id={titleId} data-size="panel">
              {title}
            </Heading>
            <div>
              <Text>{text}</Text>
              <Link href={link.href} describedBy={titleId} place="text">
                {link.label}
              </Link>
            </div>
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  border-bottom: ${theme.line.hair} solid ${theme.color.line};
`;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[3]} ${theme.layout.gutter};
  padding-block: ${theme.space[5]} ${theme.space[4]};
  border-top: ${theme.line.hair} solid ${theme.color.line};

  ${media.medium} { grid-template-columns: 15rem 1fr; }
  &:first-child { border-top: ${theme.line.rule} solid ${theme.color.ink}; }
`;
