import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { industries } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { upperEdge } from '../theme/edges';
import { theme } from '../theme/theme';

const { cards } = industries;
type Key = keyof typeof cards;

/** The map of each card. In wide windows, one drawing shows all maps side by side. */
const pictures = {
  startups: { narrow: drawings.industriesStartups, wide: drawings.industries },
  researchers: { narrow: drawings.industriesResearchers },
  companies: { narrow: drawings.industriesCompanies },
} satisfies Record<Key, object>;

/** How much of the wide drawing is beside the heading, in units. */
const BESIDE_HEADING = 118;

export function Industries() {
  return (
    <Root id="industries" title={industries.title} surface="ember">
      <Cards>
        {(Object.keys(cards) as Key[]).map((key) => (
          <Card key={key}>
            <Maps {...pictures[key]} />
            <CardText {...cards[key]} />
          </Card>
        ))}
      </Cards>
    </Root>
  );
}

/* One long swell. At night, the light at the horizon fades into the dark of the page, and the trail gets its colour there. */
const Root = styled(Section)`
  ${upperEdge([3, 0.4])}

  ${theme.media.dark} {
    background: linear-gradient(${theme.color.glow}, ${theme.color.background} 65%, transparent);

    &[data-trail]::before {
      background: linear-gradient(${theme.color.accent} 65%, ${theme.color.line});
    }
  }
`;

/* In wide windows, the maps are above the texts, and the largest is beside the heading. */
const Cards = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]} ${theme.layout.gutter};
  }
  ${theme.media.from.md} {
    position: relative;
    grid-template-columns: repeat(${Object.keys(cards).length}, minmax(0, 1fr));
    row-gap: ${theme.space[2]};
  }
  ${theme.media.drawn} {
    ${theme.media.from.md} {
      padding-block-start: ${theme.units(drawings.industries.height - BESIDE_HEADING)};
    }
  }
`;

const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space[2]};
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;

const Maps = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    z-index: ${theme.layer.land};
    inset-block-start: ${theme.units(-BESIDE_HEADING)};
  }
`;
