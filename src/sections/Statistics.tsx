import styled from 'styled-components';
import { entriesOf } from '../components/entriesOf';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { statistics } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import wide from '../drawings/statistics.svg';
import narrow from '../drawings/statistics-narrow.svg';
import { frame, grid } from '../theme/frame';
import { theme } from '../theme/theme';

/** Where a number is, in units: the middle of its foot, from the left of the content and the bottom of the section. */
type Point = { x: number; y: number };

/** Above the summits of the mountains in the drawings, which are as high as their numbers; so high that labels keep apart. */
const summits: Record<keyof typeof statistics.items, { narrow: Point; wide: Point }> = {
  dataPoints: { narrow: { x: 120, y: 192 }, wide: { x: 150, y: 320 } },
  geographies: { narrow: { x: 46, y: 100 }, wide: { x: 450, y: 200 } },
  categories: { narrow: { x: 206, y: 286 }, wide: { x: 780, y: 510 } },
  dailyIngest: { narrow: { x: 299, y: 64 }, wide: { x: 1080, y: 140 } },
};

/** Numbers on summits. */
export function Statistics() {
  return (
    <Root id="statistics" title={statistics.title} caption={statistics.caption} surface="spruce">
      <Figures>
        {entriesOf(statistics.items).map(([key, { label, value }]) => (
          <Statistic key={key} $narrow={summits[key].narrow} $wide={summits[key].wide}>
            <Label as="dt">{label}</Label>
            <Value>{value}</Value>
          </Statistic>
        ))}
      </Figures>
      <DrawingImage narrow={narrow} wide={wide} edge="end" />
    </Root>
  );
}

/** In wide windows, the columns of the heading. Numbers at its right may reach up beside it. */
const HEADING = 6;

const headingEnd = (HEADING * (frame.wide.content + grid.gutter)) / grid.columns;

const standOn = ({ x, y }: Point) => `
  margin-inline-start: ${theme.units(x)};
  margin-block-end: ${theme.units(y)};
`;

const Root = styled(Section)`
  ${theme.media.withDrawings} {
    padding-block-end: 0;

    ${theme.media.below.md} { row-gap: ${theme.space[5]}; }

    ${theme.media.from.md} {
      grid-template-columns: ${theme.fullBleed(`${theme.columns(HEADING)} [content-end] 1fr`)};
    }
  }
`;

const Figures = styled.dl`
  ${theme.media.withDrawings} {
    display: grid;
    grid-area: 2 / content-start / auto / full-end;

    ${theme.media.from.md} {
      grid-row: 1 / span 2;
      grid-template-rows: subgrid;
    }
  }
`;

const Statistic = styled.div<{ $narrow: Point; $wide: Point }>`
  ${theme.media.withoutDrawings} {
    display: flex;
    justify-content: space-between;
    max-width: 20em;
  }

  ${theme.media.withDrawings} {
    grid-area: 1 / 1;
    place-self: end start;
    translate: -50%;
    padding-block-end: 0.25rem;
    text-align: center;
    text-wrap: nowrap;
    ${({ $narrow }) => standOn($narrow)}

    ${theme.media.from.md} {
      padding-block-end: ${theme.space[2]};
      grid-row: ${({ $wide }) => ($wide.x < headingEnd ? '2' : '1 / span 2')};
      ${({ $wide }) => standOn($wide)}
    }
  }
`;

const Label = styled(Text)`
  ${theme.media.withDrawings} {
    color: ${theme.color.ink};
    font-size: min(${theme.fontSize.lead}, 3vw);
    line-height: 1.2;
    text-wrap: nowrap;

    ${theme.media.below.md} {
      font-size: min(${theme.fontSize.caption}, 5vw);
      letter-spacing: -0.01em;
    }
  }
`;

const Value = styled.dd`
  font-weight: ${theme.weight.strong};

  ${theme.media.withDrawings} {
    margin-block-start: 0.06em;
    font-size: min(${theme.fontSize.statistic}, 9vw);
    line-height: 1;
    letter-spacing: -0.02em;

    ${theme.media.below.md} { font-size: min(${theme.fontSize.statistic}, 12.3vw); }
  }
`;
