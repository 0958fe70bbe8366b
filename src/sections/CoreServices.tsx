import { useId } from 'react';
import styled from 'styled-components';
import type { CardContent, CardsProps } from '../components/Cards';
import { Heading } from '../components/Heading';
import { Link } from '../components/Link';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { theme } from '../theme/theme';

/** An index of services without pictures, ruled like a map's legend. */
export function CoreServices({ id, title, cards }: CardsProps<CardContent>) {
  return (
    <Section id={id} title={title} layout="stacked">
      <Index>
        {cards.map((card) => (
          <Service key={card.title} {...card} />
        ))}
      </Index>
    </Section>
  );
}

function Service({ title, text, link }: CardContent) {
  const id = useId();
  return (
    <Entry>
      <Heading id={link && id} data-size="panel">
        {title}
      </Heading>
      <div>
        <Text>{text}</Text>
        {link && <Link {...link} describedBy={id} place="text" />}
      </div>
    </Entry>
  );
}

const Index = styled.ul`
  border-block-end: ${theme.border.thin} solid ${theme.color.edge};
`;

/* The title is beside its text, if there is room for both. The text gets more of it while there is little. */
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.layout.gutter};
  padding-block: ${theme.space[5]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${theme.media.from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: baseline;
  }
  ${theme.media.from.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
