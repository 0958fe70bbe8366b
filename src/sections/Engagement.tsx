import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { engagement } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

const { cards } = engagement;
type Key = keyof typeof cards;

/** The formation of each card. In wide windows, one drawing shows all formations side by side. */
const pictures = {
  shortTerm: { narrow: drawings.engagementShortTerm, wide: drawings.engagement },
  retainer: { narrow: drawings.engagementRetainer },
  workshops: { narrow: drawings.engagementWorkshops },
  projects: { narrow: drawings.engagementProjects },
} satisfies Record<Key, object>;

export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Ground data-surface="spruce">
        {(Object.keys(cards) as Key[]).map((key) => (
          <Card key={key}>
            <Formations {...pictures[key]} />
            <CardText {...cards[key]} size="column" />
          </Card>
        ))}
      </Ground>
    </Root>
  );
}

/* The ground goes on in the next section. */
const Root = styled(Section)`
  ${theme.media.screen} { padding-block-end: 0; }
`;

/* The ground of the texts. In wide windows, the formations are above them. */
const Ground = styled(List)`
  position: relative;
  z-index: ${theme.layer.land};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    grid-column: full;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]} ${theme.layout.gutter};
    padding: 0 ${theme.layout.contentInset} ${theme.space.band};
  }
  ${theme.media.from.md} {
    grid-template-columns: repeat(${Object.keys(cards).length}, minmax(0, 1fr));
    row-gap: ${theme.space[2]};
  }
  ${theme.media.drawn} {
    ${theme.media.from.md} { padding-block-start: ${theme.units(drawings.engagement.height)}; }
  }
`;

const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space[2]};
  }
  ${theme.media.from.md} {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
`;

const Formations = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    inset-block-start: 0;
  }
`;
