import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardText';
import { type Drawing, DrawingImage } from '../components/DrawingImage';
import { Panorama, type PanoramaDrawing, PanoramaList } from '../components/Panorama';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/TrailTarget';
import { setVariables, theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  picture: PanoramaDrawing;
  /** A picture is a map, beside the text in narrow windows. */
  cards: readonly (CardWords & { picture?: Drawing })[];
};

export function Industries({ id, title, picture, cards }: Props) {
  return (
    <Section id={id} title={title} surface="ember" layout="split" titleSize="display">
      <Maps {...trailInto(picture, 'branch')} $content={picture.content}>
        <DrawingImage {...picture} />
      </Maps>
      <List $columns={picture.columns} $gap={picture.gap}>
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

/* In wide windows, the largest map is beside the heading. */
const Maps = styled(Panorama)`
  --height: 19rem;

  grid-column: content;

  ${theme.media.from.lg} {
    --height: 25rem;

    margin-block-start: -10rem;
  }
  ${theme.media.from.xl} {
    --height: 32rem;

    margin-block-start: -13rem;
  }
`;

const List = styled(PanoramaList)`
  grid-column: content;
`;

const Card = styled(TrailTarget)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[2]};
  background: ${theme.color.raised};
  color: ${theme.color.ink};

  ${theme.media.below.md} {
    --map: clamp(0px, 82vw - 10.6rem, 6.5rem); /* if text is enlarged, long words need the room */

    padding-block: ${theme.space[4]} ${theme.space[2]};
    padding-inline: calc(var(--map) + ${theme.space[4]}) ${theme.space[4]};

    &:not(:has(picture)) { --map: 0px; }
    &::before { grid-row: auto; } /* The map is as high as the card. */
    picture {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      width: var(--map);
    }
    img { object-fit: fill; }
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding: ${theme.space.panel};
  }
  ${theme.media.only.md} { ${setVariables('font', { card: '1.375rem' })} }
`;
