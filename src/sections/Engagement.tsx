import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { engagement } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** The formation of each card. In wide windows, one drawing shows all formations side by side. */
const pictures = {
  shortTerm: { narrow: drawings.engagementShortTerm, wide: drawings.engagement },
  retainer: { narrow: drawings.engagementRetainer },
  workshops: { narrow: drawings.engagementWorkshops },
  projects: { narrow: drawings.engagementProjects },
} satisfies Record<keyof typeof engagement.cards, Picture>;

export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Ground $columns={4} data-surface="spruce">
        {entriesOf(engagement.cards).map(([key, words]) => (
          <Card key={key}>
            <Formations {...pictures[key]} />
            <CardText {...words} size="column" />
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
const Ground = styled(Cards)`
  position: relative;
  z-index: ${theme.layer.land};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    grid-column: full;
    padding: 0 ${theme.layout.contentInset} ${theme.space[6]};
  }
  ${theme.media.drawn} {
    ${theme.media.from.md} { padding-block-start: ${theme.units(drawings.engagement.height)}; }
  }
`;

const Formations = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    inset-block-start: 0;
  }
`;
