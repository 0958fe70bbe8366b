import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from './Card';
import { Picture, type PictureFile } from './Picture';

export type PictureCard = { title: string; text: string; picture: PictureFile };

type Props = {
  cards: readonly PictureCard[];
  /** `lead`: three, of which the first leads. `equal`: four of one size. */
  layout: 'lead' | 'equal';
};

/** Cards with a picture above their words. */
export function PictureCards({ cards, layout }: Props) {
  return (
    <List data-layout={layout}>
      {cards.map(({ title, text, picture }) => (
        <Item key={title} data-layout={layout}>
          <Picture {...picture} />
          <Card size="card" title={title} text={text} />
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[7]} ${theme.layout.gutter};

  ${media.medium} { grid-template-columns: 1fr 1fr; }
  ${media.wide} { grid-template-columns: repeat(4, 1fr); }
`;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  /* On a narrow screen a small picture stands beside the words. */
  &[data-layout='equal'] { grid-template-columns: 6rem 1fr; }

  ${media.medium} {
    &[data-layout='equal'] { grid-template-columns: auto; }
    &[data-layout='lead']:first-child { grid-column: 1 / -1; }
  }

  ${media.wide} {
    &[data-layout='lead']:first-child { grid-column: span 2; }
  }
`;
