import styled, { css } from 'styled-components';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { TrailTarget, trailInto } from '../components/trail/TrailTarget';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  statistics: readonly { label: string; value: string }[];
  /** A range of mountains, and the heights of its summits from left to right, as fractions of its height. */
  picture?: Drawing & { summits: readonly number[] };
};

/**
 * Numbers and a range of mountains with as many summits. In wide windows, each number stands above a summit; otherwise,
 * or if there are more numbers than summits, they are a table. The heights of the summits have no meaning, because the
 * numbers have different units.
 */
export function Statistics({ id, title, statistics, picture }: Props) {
  const summits = picture?.summits ?? [];
  const isAboveSummits = statistics.length <= summits.length;
  const lengths = statistics.map(({ value }) => value.length);
  return (
    <Section
      id={id}
      title={title}
      surface="spruce"
      layout={isAboveSummits ? 'split' : 'stacked'} // the highest number is beside the heading
    >
      <Landscape
        data-above-summits={isAboveSummits || undefined}
        $columns={Math.min(statistics.length, summits.length)}
        $summits={summits.length}
      >
        <List>
          {statistics.map(({ label, value }, i) => (
            <Statistic key={label} $summit={summits[i] ?? 0}>
              <Text as="dt">{label}</Text>
              <Value $lengths={lengths}>{value}</Value>
            </Statistic>
          ))}
        </List>
        {picture && (
          <Range {...trailInto(picture, 'branch')}>
            <DrawingImage {...picture} />
          </Range>
        )}
      </Landscape>
    </Section>
  );
}

/** The height of the drawing in wide windows. The highest summit and its number are beside the heading. */
const HEIGHT = '36rem';

/**
 * Styles of the landscape, or of an element in it, if the numbers are above summits: in wide windows, and not with forced
 * colours, which hide the drawing.
 */
const aboveSummits = (styles: ReturnType<typeof css>) => css`
  ${theme.media.from.lg} {
    @media (forced-colors: none) {
      &:is([data-above-summits], [data-above-summits] *) { ${styles} }
    }
  }
`;

/*
 * From the start of the content to the end of the window. Three widths are for the elements in it:
 *
 *   --column    one statistic and its summit
 *   --columns   all statistics: as wide as the content, or wider in a very wide window
 *   --drawing   all summits, of which there are more: it reaches the end of the window
 */
const Landscape = styled.div<{ $columns: number; $summits: number }>`
  /*
   * The width of the content divided by the number of statistics. In a very wide window it is larger, so that the summits
   * reach the end of the window. A custom property keeps its % as written: the list and the image resolve them, and both
   * count from the width of this element.
   */
  ${({ $columns, $summits }) =>
    $columns > 0 &&
    css`
    --column: max(min(${theme.layout.container}, 100% - ${theme.layout.margin}) / ${$columns}, 100% / ${$summits});
    --columns: calc(${$columns} * var(--column));
    --drawing: calc(${$summits} * var(--column));
  `}

  display: grid;
  grid-column: content-start / full-end;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[6]};
  margin-block-end: calc(-1 * ${theme.space.band});

  ${theme.media.print} { break-before: avoid; }
  ${aboveSummits(css`
    grid-template-rows: calc(${HEIGHT} + 4rem); /* 4rem for the highest number, which is beside the heading */
    align-items: end;
    margin-block-start: calc(-1 * ${theme.space.band});

    > * { grid-area: 1 / 1; }
  `)}
`;

const List = styled.dl`
  max-width: ${theme.layout.container};
  margin-inline-end: ${theme.layout.margin};

  ${aboveSummits(css`
    display: grid;
    width: var(--columns);
    max-width: none;
    margin: 0;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: end;
    text-align: center;
  `)}
`;

const TableRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${aboveSummits(css`
    display: block;
    padding: 0;
    margin-block-end: calc(var(--summit) * ${HEIGHT});
    border: 0;

    dt {
      max-width: none;
      padding-inline: ${theme.space[2]};
    }

    /* The mark of the summit. */
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
`;

/* A component of its own, so that the rules of TableRow are not repeated for each summit. */
const Statistic = styled(TableRow)<{ $summit: number }>`
  --summit: ${({ $summit }) => $summit};
`;

/**
 * The smallest width of the content in each layout, in rem. Container units would make it unnecessary, but with them
 * WebKitGTK 2.50 ignores media queries when a window is resized.
 */
const CONTENT = {
  narrow: 15.75, // in a window of 20 rem, with a scroll bar
  lg: 58, // in a window of 64 rem
  xl: 73, // in a window of 80 rem
};

/** The page's margin beside columns, in rem. */
const MARGIN = 3;

/** The width of a digit with the widest letter spacing that readers may set (WCAG 1.4.12), in em. */
const DIGIT = 0.74;

/** The largest font size in which the given number of digits fits into each space (in rem), but at most the theme's. */
const fitting = (...spaces: [space: number, length: number][]) => {
  const sizes = spaces.map(([space, length]) => space / (DIGIT * length));
  return `min(${theme.font.statistic}, ${Math.min(...sizes).toFixed(3)}rem)`;
};

/**
 * The same for values in columns. Centred in its column, a value may stick out by the page's margin at each side. Two
 * neighbours together may be as wide as their two columns.
 */
function fittingColumns(content: number, lengths: readonly number[]): string {
  const column = content / lengths.length;
  const pairs = lengths.slice(1).map((length, i) => length + Number(lengths[i])); // each with the one before
  return fitting(
    [column + 2 * MARGIN, Math.max(...lengths)],
    ...pairs.map((pair): [number, number] => [2 * column, pair]),
  );
}

/* Values never wrap. */
const Value = styled.dd<{ $lengths: readonly number[] }>`
  font-size: ${({ $lengths }) => fitting([CONTENT.narrow, Math.max(...$lengths)])};
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;

  ${({ $lengths }) =>
    aboveSummits(css`
      font-size: ${fittingColumns(CONTENT.lg, $lengths)};
      line-height: 1;

      ${theme.media.from.xl} { font-size: ${fittingColumns(CONTENT.xl, $lengths)}; }
    `)}
`;

const Range = styled(TrailTarget)`
  z-index: -1;
  height: 14rem;

  picture { overflow: clip; }

  img {
    width: var(--drawing);
    max-width: none;
    object-fit: fill;
  }

  ${theme.media.from.lg} { height: ${HEIGHT}; }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; } /* GlobalStyle shows each <div> as a block. */
`;
