import styled from 'styled-components';
import {
  CardItem,
  CardList,
  CardText,
  type CardWithPicture,
  panorama,
} from '../components/CardList';
import { CONTENT_INSET } from '../components/Container';
import { Figure } from '../components/Figure';
import { Section } from '../components/Section';
import { setVariables, theme } from '../theme/theme';
import { dark, tokens } from '../theme/tokens';

type Props = { id: string; title: string; cards: readonly CardWithPicture[] };

/** The drawings form one panorama. Its near land is the ground of the texts. */
export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List data-surface="spruce">
        {cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <Figure picture={picture} variant="panorama" trail={i === 0 ? 'branch' : undefined} />
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* The first drawings stand before the paper, others before the ground of those above. */
const List = styled(CardList)`
  --height: 18rem;

  grid-column: full;
  row-gap: ${theme.space[6]};
  margin-block: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space.band});
  padding: 0 ${CONTENT_INSET} ${theme.space.band};
  background: linear-gradient(transparent calc(var(--height) - 1rem), ${theme.color.background} 0);
  color: ${theme.color.ink};

  ${theme.media.from.md} { --height: 20rem; }
  ${theme.media.from.lg} { --height: 22rem; }
  ${theme.media.from.xl} { --height: 28rem; }
`;

const Item = styled(CardItem)`
  figure {
    ${setVariables('color', { accent: tokens.color.accent })} /* as in the drawing and on the paper */
    height: var(--height);
    max-height: none;

    ${theme.media.dark} { ${setVariables('color', { accent: dark.accent })} }
  }

  ${panorama(4)}

  ${theme.media.from.lg} {
    grid-column: span 3;

    h3 { font-size: calc(0.86 * ${theme.font.panel}); } /* so that long words fit */
  }
`;
