import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardText';
import { type Drawing, DrawingImage } from '../components/DrawingImage';
import { Panorama, PanoramaList } from '../components/Panorama';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/TrailTarget';
import { drawingLayout } from '../theme/drawingLayout';
import { setVariables, theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  picture: Drawing;
  /** A picture is a map, above the text in narrow windows. */
  cards: readonly (CardWords & { picture?: Drawing })[];
};

export function Industries({ id, title, picture, cards }: Props) {
  return (
    <Section id={id} title={title} surface="ember" layout="split" titleSize="display">
      <Maps {...trailInto(picture, 'branch')}>
        <DrawingImage {...picture} />
      </Maps>
      <List $columns={drawingLayout.industries.columns}>
        {cards.map(({ picture, ...words }) => (
          <Card as="li" key={words.title} {...(picture && trailInto(picture, 'branch'))}>
            {picture && <DrawingImage {...picture} />}
            <CardText {...words} />
          </Card>
        ))}
      </List>
    </Section>
  );
}

/* The cards begin right under the maps. In wide windows, the largest map is beside the heading. */
const Maps = styled(Panorama)`
  --height: 19rem;

  grid-column: content;

  ${theme.media.from.md} { margin-block-end: calc(-1 * ${theme.space[6]}); }
  ${theme.media.from.lg} {
    --height: 25rem;

    margin-block: -10rem calc(-1 * ${theme.space[7]});
  }
  ${theme.media.from.xl} {
    --height: 32rem;

    margin-block-start: -13rem;
  }
`;

const List = styled(PanoramaList)`
  grid-column: content;

  /* At night, the next section has the same ground, so less room is enough. */
  ${theme.media.dark} { margin-block-end: calc(-0.6 * ${theme.space.band}); }
`;

const Card = styled(TrailTarget)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[2]};
  border: ${theme.border.thin} solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.ink};

  ${theme.media.below.md} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};

    picture {
      height: 8.5rem;
      margin: calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[4]}) 0;
    }
    img { object-fit: fill; }
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding: ${theme.space.panel};
  }
  ${theme.media.only.md} { ${setVariables('font', { card: '1.375rem' })} }
  ${theme.media.print} { border: 0; }
`;
