import styled, { css } from 'styled-components';
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

/** The symbol in a column of its own, of this width, even if a service has none. */
const symbolBeside = (width: string, height: string) => css`
  grid-template: auto 1fr / ${width} minmax(0, 1fr);
  align-items: start;

  > * { grid-column: 2; }
  picture {
    grid-area: 1 / 1 / span 3;
    height: ${height};
    margin: 0;
  }
`;

/* On phones, the symbol is above the title. */
const Service = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.layout.gutter};
  padding-block: ${theme.space[5]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  picture {
    height: 9rem;
    margin-block-end: ${theme.space[2]};
  }

  ${theme.media.from.md} { ${symbolBeside(QUARTER, '5rem')} }
  ${theme.media.from.lg} {
    picture { height: 8.5rem; }
    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
  ${theme.media.print} { ${symbolBeside('9rem', '4.5rem')} }
`;
