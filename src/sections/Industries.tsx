import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { Section } from '../ui/Section';

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
    <Section id={id} title={title} tone="raised">
      <List>
        {cards.map(({ id: titleId, link, ...card }) => (
          <Item key={titleId}>
            <Card {...card} size="panel" titleId={titleId}>
              <Foot>
                <Link href={link.href} describedBy={titleId}>
                  {link.label}
                </Link>
              </Foot>
            </Card>
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[7]} clamp(2rem, 5vw, 4.5rem);

  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  padding-top: ${theme.space[5]};
  border-top: ${theme.line.rule} solid ${theme.color.ink};
`;

/* The links stand on one line, however long the texts. */
const Foot = styled.div`
  margin-top: auto;
  padding-top: ${theme.space[4]};
`;
