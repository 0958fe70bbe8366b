import styled, { css } from 'styled-components';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { TrailTarget, trailInto } from '../components/trail/TrailTarget';
import { BELOW_LG } from '../theme/media';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  statistics: readonly { label: string; value: string }[];
  /**
   * Mountains and, for narrower windows, ridges one below the other. `summits` are the heights of the mountains from left
   * to right, as fractions of the height of the drawing.
   */
  picture?: Drawing & { summits: readonly number[]; phone: { trailY: number } };
};

/**
 * Numbers, each on a summit, or in a table if they are too long for that. Summits rise from left to right; their heights
 * have no meaning, because the numbers have different units.
 */
export function Statistics({ id, title, statistics, picture }: Props) {
  const size = picture && sizeOf(statistics.map(({ value }) => value));
  return (
    <Section id={id} title={title} surface="spruce" layout={size ? 'split' : 'stacked'}>
      <Landscape data-size={size}>
        <List>
          {statistics.map(({ label, value }, i) => (
            <Statistic key={label} $summit={picture?.summits[i] ?? 0}>
              <Text as="dt">{label}</Text>
              <Value>{value}</Value>
            </Statistic>
          ))}
        </List>
        {picture && size && (
          <Range
            {...trailInto(picture, 'branch')}
            $columns={statistics.length}
            $phoneTrailY={picture.phone.trailY}
          >
            <DrawingImage {...picture} narrow={BELOW_LG} />
          </Range>
        )}
      </Landscape>
    </Section>
  );
}

/** The size of numbers on summits: by the longest, and by how many share a row. Without a size, they do not fit. */
function sizeOf(values: readonly string[]) {
  const longest = Math.max(...values.map(({ length }) => length));
  const characters = longest * Math.max(values.length, 4);
  if (characters <= 16) return 'large';
  return characters <= 24 ? 'small' : undefined;
}

/** Of the drawing, in wide windows. Its upper part is behind the heading. */
const HEIGHT = '60rem';
/** Of a statistic on a ridge, in narrower windows. The drawing has seven rows. */
const ROW = '15.5rem';
const ROWS = 7;

/** The parts of the wide drawing, as many on the left of its summits as on the right, each as wide as a statistic. */
const [PARTS, PARTS_LEFT] = [14, 4];

/** Styles for numbers on summits. Forced colours hide the drawing; then they are a table. */
const onSummits = (styles: ReturnType<typeof css>) => css`
  @media screen and (forced-colors: none) {
    &:is([data-size], [data-size] *) { ${styles} }
  }
`;

const Landscape = styled.div`
  ${onSummits(css`
    position: relative;
    grid-column: content;
    margin-block-end: calc(-1 * ${theme.space.band});
    padding-block-end: 7.75rem; /* up to the bend after the last summit */

    ${theme.media.from.lg} {
      height: 39rem;
      padding: 0;
    }
  `)}
`;

const List = styled.dl`
  ${onSummits(css`
    margin-inline: calc(-1 * ${theme.layout.margin});
    text-align: center;

    ${theme.media.from.lg} {
      display: grid;
      position: absolute;
      inset: auto 0 0;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      align-items: end;
      margin: 0;
    }
  `)}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${onSummits(css`
    flex-flow: column nowrap;
    align-items: center;
    justify-content: end;
    height: ${ROW};
    padding-block: 0 ${theme.space[4]};
    border: 0;

    /* The ridges have their summits right and left of the middle in turns. */
    ${theme.media.below.lg} {
      &:nth-child(odd) { margin-inline-start: 36%; }
      &:nth-child(even) { margin-inline-end: 36%; }
    }

    ${theme.media.from.lg} {
      height: auto;
      margin-block-end: calc(var(--summit) * ${HEIGHT});
    }
  `)}
`;

/* A component of its own, so that the rules of Row are not repeated for each summit. */
const Statistic = styled(Row)<{ $summit: number }>`
  --summit: ${({ $summit }) => $summit};
`;

const Value = styled.dd`
  font-size: ${theme.font.panel};
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;

  ${onSummits(css`
    font-size: min(${theme.font.statistic}, 17vw);
    line-height: 1;

    [data-size='small'] & { font-size: calc(0.55 * ${theme.font.statistic}); }
  `)}
`;

/* Land covers the line in the margin. The branch of the line is above the land. */
const Range = styled(TrailTarget)<{ $columns: number; $phoneTrailY: number }>`
  position: absolute;
  z-index: -1;

  picture {
    position: relative;
    z-index: -2;
  }
  img { max-width: none; }

  ${theme.media.below.lg} {
    --trail-y: ${({ $phoneTrailY }) => 100 * $phoneTrailY}%;

    inset: 0 0 auto;
    height: calc(${ROWS} * ${ROW});

    img {
      width: calc(100% + 2 * ${theme.layout.margin});
      margin-inline-start: calc(-1 * ${theme.layout.margin});
      object-fit: fill;
    }
  }
  ${theme.media.from.lg} {
    inset: auto 0 0;
    height: ${HEIGHT};

    img {
      width: calc(${PARTS} * 100% / ${({ $columns }) => $columns});
      margin-inline-start: calc(-${PARTS_LEFT} * 100% / ${({ $columns }) => $columns});
      object-fit: fill;
    }
  }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; } /* GlobalStyle shows each <div> as a block. */
`;
