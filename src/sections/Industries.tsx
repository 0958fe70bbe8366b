import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { type CardContent, Cards, CardWords, ThirdCard } from '../ui/Cards';
import { Figure, type Illustration } from '../ui/Figure';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly (CardContent & { picture: Illustration })[];
};

/** On a band of colour: the one place where the page is warm all over. */
export function Industries({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above">
      <List>
        {cards.map(({ picture, ...words }) => (
          <Item key={words.title}>
            <Figure picture={picture} ground="ember" />
            <CardWords {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* Side by side, the drawings are one. */
const List = styled(Cards)`
  margin-block-end: calc(-1 * ${theme.space[6]});

  ${media.medium} { column-gap: 0; }
`;

const Item = styled(ThirdCard)`
  padding-block-end: ${theme.space[6]};

  ${media.medium} { padding-inline-end: ${theme.layout.gutter}; }
`;
