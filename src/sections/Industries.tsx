import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Cards, CardWords, type IllustratedCards, ThirdCard } from '../ui/Cards';
import { Figure } from '../ui/Figure';
import { Section } from '../ui/Section';

/** On a band of colour: the one place where the page is warm all over. */
export function Industries({ id, title, cards }: IllustratedCards) {
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
  ${media.medium} { column-gap: 0; }
`;

const Item = styled(ThirdCard)`
  ${media.medium} { padding-inline-end: ${theme.layout.gutter}; }
`;
