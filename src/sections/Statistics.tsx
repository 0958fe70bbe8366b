import styled, { css } from 'styled-components';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { mirrorDrawingInRtl, TRAIL_INSET, TRAIL_RADIUS } from '../components/trail';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  statistics: readonly { label: string; value: string }[];
  /** A range of mountains, and the heights of its summits from left to right, as fractions of its height. */
  picture: Drawing & { trailY: number; summits: readonly number[] };
};

/**
 * Numbers and a range of mountains with as many summits. In wide windows, each number stands above a summit; otherwise,
 * or if there are more numbers than summits, they are a table. The heights of the summits have no meaning, because the
 * numbers have different units.
 */
export function Statistics({ id, title, statistics, picture }: Props) {
  const { trailY, summits } = picture;
  const columns = Math.min(statistics.length, summits.length);
  const length = Math.max(...statistics.map(({ value }) => value.length));
  return (
    <Section id={id} title={title} layout="split" isSpruce>
      <List
        data-above-summits={columns === statistics.length || undefined}
        $columns={columns}
        $length={length}
      >
        {statistics.map(({ label, value }, i) => (
          <Statistic key={label} $summit={summits[i] ?? 0}>
            <Text as="dt">{label}</Text>
            <Value>{value}</Value>
          </Statistic>
        ))}
      </List>
      <Range $trailY={trailY} $width={`${(100 * summits.length) / columns}%`}>
        <DrawingImage {...picture} />
      </Range>
    </Section>
  );
}

/** The height of the drawing in wide windows. The highest summit and its number are beside the heading. */
const HEIGHT = '36rem';

/** Styles for windows in which the numbers stand above the summits. Forced colours hide the drawing. */
const wide = (styles: ReturnType<typeof css>) => css`
  ${theme.media.from.lg} {
    @media (forced-colors: none) { ${styles} }
  }
`;

/** The width of a digit with the widest letter spacing that readers may set (WCAG 1.4.12), in em. */
const DIGIT = 0.74;

/** The largest font size in which `length` digits fit into a space, in rem. */
const fitting = (space: number, length: number) =>
  `min(${theme.font.statistic}, ${(space / (DIGIT * length)).toFixed(3)}rem)`;

/* Values never wrap. The narrowest window has 16.5 rem for them; where the layout changes, it has 58 and 76 rem. */
const List = styled.dl<{ $columns: number; $length: number }>`
  grid-column: 1 / -1;
  --size: ${({ $length }) => fitting(16.5, $length)};

  &[data-above-summits] {
    ${({ $columns, $length }) =>
      wide(css`
        position: absolute;
        inset-block-end: 0;
        inset-inline: calc(${TRAIL_INSET} + ${TRAIL_RADIUS}) 0;
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        align-items: end;
        text-align: center;
        --size: ${fitting(58, $columns * $length)};

        ${theme.media.from.xl} { --size: ${fitting(76, $columns * $length)}; }
      `)}
  }
`;

const Statistic = styled.div<{ $summit: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  [data-above-summits] > & {
    ${({ $summit }) =>
      wide(css`
        display: block;
        padding: 0;
        margin-block-end: calc(${$summit} * ${HEIGHT});
        border: 0;

        dt {
          max-width: none;
          padding-inline: ${theme.space[2]};
        }

        &::after {
          content: '';
          display: block;
          width: 1.25rem;
          height: 1.125rem;
          margin: ${theme.space[3]} auto 0.125rem;
          background: ${theme.color.accent};
          clip-path: polygon(0 100%, 50% 0, 100% 100%);
        }
      `)}
  }
`;

const Value = styled.dd`
  font-size: var(--size);
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;
`;

/* The drawing is at the lower edge of the section. It begins where the trail leaves the margin. */
const Range = styled.div<{ $trailY: number; $width: string }>`
  --height: 14rem;

  grid-column: 1 / -1;
  height: calc(var(--height) - ${theme.space.band});

  ${theme.media.from.lg} {
    --height: ${HEIGHT};

    height: calc(var(--height) + ${theme.space[4]} - ${theme.space.band});
  }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none; }

  &::before {
    content: '';
    position: absolute;
    z-index: -3;
    inset-block-end: calc(${({ $trailY }) => 1 - $trailY} * var(--height) - 0.5 * ${theme.border.thick});
    inset-inline-start: ${TRAIL_INSET};
    width: calc(${TRAIL_RADIUS} + ${theme.border.thick});
    height: ${TRAIL_RADIUS};
    border: 0 solid ${theme.color.accent};
    border-block-end-width: ${theme.border.thick};
    border-inline-start-width: ${theme.border.thick};
    border-end-start-radius: ${TRAIL_RADIUS};
  }

  picture {
    position: absolute;
    z-index: -4; /* under the trail */
    inset-block-end: 0;
    inset-inline: calc(${TRAIL_INSET} + ${TRAIL_RADIUS}) 0;
    height: var(--height);
    overflow: clip;

    ${mirrorDrawingInRtl}
  }

  img {
    width: ${({ $width }) => $width};
    max-width: none;
    object-fit: fill;
  }
`;
