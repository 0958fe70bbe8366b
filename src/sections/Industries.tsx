import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { industries } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { bandEdges } from '../theme/bandEdges';
import { theme } from '../theme/theme';

/** The map of each card. In wide windows, one drawing shows all maps side by side. */
const pictures = {
  startups: { narrow: drawings.industriesStartups, wide: drawings.industries },
  researchers: { narrow: drawings.industriesResearchers },
  companies: { narrow: drawings.industriesCompanies },
} satisfies Record<keyof typeof industries.cards, Picture>;

/** How much of the wide drawing is beside the heading, in units. */
const BESIDE_HEADING = 118;

export function Industries() {
  return (
    <Root id="industries" title={industries.title} surface="ember">
      <Columns $columns={3}>
        {entriesOf(industries.cards).map(([key, words]) => (
          <Card key={key}>
            <Maps {...pictures[key]} />
            <CardText {...words} />
          </Card>
        ))}
      </Columns>
    </Root>
  );
}

/* Long swells. At night, the light at the horizon fades into the dark of the page, and the trail gets its colour there. */
const Root = styled(Section)`
  ${bandEdges({ upper: [0.2, 3, 0.4], lower: [0.15, 1.8, 0] })}

  ${theme.media.dark} {
    background: linear-gradient(${theme.color.glow}, ${theme.color.background} 65%, transparent);

    &[data-trail]::before {
      background: linear-gradient(${theme.color.accent} 65%, ${theme.color.line});
    }
  }
`;

/* In wide windows, the maps are above the texts, and the largest is beside the heading. */
const Columns = styled(Cards)`
  position: relative;

  ${theme.media.drawn} {
    ${theme.media.from.md} {
      padding-block-start: ${theme.units(drawings.industries.height - BESIDE_HEADING)};
    }
  }
`;

const Maps = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    z-index: ${theme.layer.land};
    inset-block-start: ${theme.units(-BESIDE_HEADING)};
  }
`;
