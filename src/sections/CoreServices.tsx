import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardList';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = { id: string; title: string; cards: readonly CardWords[] };

/** An index of services without pictures, ruled like a map's legend. */
export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} layout="stacked">
      <Index>
        {cards.map((words) => (
          <Service key={words.title}>
            <CardText {...words} size="panel" />
          </Service>
        ))}
      </Index>
    </Section>
  );
}

const Index = styled.ul`
  border-block-end: ${theme.border.thin} solid ${theme.color.edge};
`;

/* The title is beside its text, if there is room for both. The text gets more of it while there is little. */
const Service = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.layout.gutter};
  padding-block: ${theme.space[5]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${theme.media.from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: baseline;

    a { grid-column: 2; }
  }
  ${theme.media.from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
`;
