import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardList';
import { QUARTER } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  cards: readonly (CardWords & { picture?: Drawing })[];
};

/** An index of services, ruled like a map's legend: a symbol, and what it means. */
export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} layout="stacked">
      <Index>
        {cards.map(({ picture, ...words }) => (
          <Service key={words.title}>
            {picture && <DrawingImage {...picture} />}
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

/* On phones, the symbol is beside the title, if there is room. Otherwise all symbols are in a column of their own. */
const Service = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[5]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  picture {
    width: 7rem;
    height: 3.5rem;
  }
  h3 { flex: 1 1 min-content; }
  p, a { flex-basis: 100%; }

  ${theme.media.from.md} {
    display: grid;
    grid-template: auto 1fr / ${QUARTER} minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.layout.gutter};
    align-items: start;

    > * { grid-column: 2; }
    picture {
      grid-area: 1 / 1 / span 3;
      width: auto;
    }
  }
  ${theme.media.from.lg} {
    picture { height: 8.5rem; }
    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
`;
