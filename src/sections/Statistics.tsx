import styled from 'styled-components';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { entriesOf } from '../content/entriesOf';
import { statistics } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { bandEdges } from '../theme/bandEdges';
import { theme } from '../theme/theme';

/** Where a number is, in units: the middle of its foot, from the left of the content and the bottom of the section. */
type Place = { x: number; y: number };

const wide: Record<keyof typeof statistics.items, Place> = drawings.statistics.summits;
const narrow: typeof wide = drawings.statisticsNarrow.summits;

/** Numbers on summits, which are as high as their numbers. */
export function Statistics() {
  return (
    <Root id="statistics" title={statistics.title} caption={statistics.caption} surface="spruce">
      <List>
        {entriesOf(statistics.items).map(([key, { label, value }]) => (
          <Statistic key={key} $narrow={narrow[key]} $wide={wide[key]}>
            <Label as="dt">{label}</Label>
            <Value>{value}</Value>
          </Statistic>
        ))}
      </List>
      <Mountains narrow={drawings.statisticsNarrow} wide={drawings.statistics} />
    </Root>
  );
}

/** The width of the heading in wide windows, in units: only numbers at its right reach up beside it. */
const HEADING = 620;

const Root = styled(Section)`
  ${bandEdges({
    upper: [0.3, 0.7, 1.5, 2.6, 1.1, 2.7, 1, 0.1, 1.2],
    lower: [0.3, 1.1, 0.5, 1.6, 0.3, 1],
  })}

  ${theme.media.drawn} {
    padding-block-end: 0;

    ${theme.media.from.md} {
      grid-template-columns:
        [full-start] ${theme.layout.contentInset}
        [content-start] ${theme.units(HEADING)} [content-end]
        1fr [full-end];
    }
  }
`;

const List = styled.dl`
  ${theme.media.drawn} {
    display: grid;
    grid-area: 2 / content-start / auto / full-end;

    ${theme.media.from.md} {
      grid-row: 1 / span 2;
      grid-template-rows: subgrid;
    }
  }
`;

const Statistic = styled.div<{ $narrow: Place; $wide: Place }>`
  ${theme.media.plain} {
    display: flex;
    justify-content: space-between;
    max-width: 20em;
  }

  ${theme.media.drawn} {
    grid-area: 1 / 1;
    place-self: end start;
    translate: -50%;
    padding-block-end: ${theme.space[2]};
    text-align: center;
    text-wrap: nowrap;
    ${({ $narrow }) => place($narrow)}

    ${theme.media.from.md} {
      grid-row: ${({ $wide }) => ($wide.x < HEADING ? '2' : '1 / span 2')};
      ${({ $wide }) => place($wide)}
    }
  }
`;

const place = ({ x, y }: Place) => `
  margin-inline-start: ${theme.units(x)};
  margin-block-end: ${theme.units(y)};
`;

const Label = styled(Text)`
  ${theme.media.drawn} {
    color: ${theme.color.ink};
    font-size: min(${theme.fontSize.lead}, 3vw);
    text-wrap: nowrap;

    ${theme.media.below.md} { font-size: min(${theme.fontSize.caption}, 5vw); }
  }
`;

const Value = styled.dd`
  font-weight: ${theme.weight.strong};

  ${theme.media.drawn} {
    font-size: min(${theme.fontSize.statistic}, 11vw);
    line-height: 1;
    letter-spacing: -0.035em;
  }
`;

const Mountains = styled(DrawingImage)`
  grid-area: 1 / content / span 2;
  align-self: end;
  z-index: ${theme.layer.land};
`;
