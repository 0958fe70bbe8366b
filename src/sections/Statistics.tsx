import styled, { css } from 'styled-components';
import { CONTENT_INSET } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { TrailTarget, trailInto } from '../components/trail/geometry';
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
  const shownSummits = Math.min(statistics.length, summits.length);
  const lengths = statistics.map(({ value }) => value.length);
  return (
    <Section
      id={id}
      title={title}
      layout="stacked"
      titleWidth={isAboveSummits ? 'half' : 'full'}
      isSpruce
      landscape={
        <Landscape
          data-above-summits={isAboveSummits || undefined}
          $shownSummits={shownSummits}
          $summits={summits.length}
        >
          <List $lengths={lengths}>
            {statistics.map(({ label, value }, i) => (
              <Statistic key={label} $summit={summits[i] ?? 0}>
                <Text as="dt">{label}</Text>
                <Value>{value}</Value>
              </Statistic>
            ))}
          </List>
          {picture && (
            <Range {...trailInto(picture, 'branch')}>
              <DrawingImage {...picture} />
            </Range>
          )}
        </Landscape>
      }
    />
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

/** The width of a digit with the widest letter spacing that readers may set (WCAG 1.4.12), in em. */
const DIGIT = 0.74;

/** The font size in which a number with so many digits is as wide as a space, in rem. */
const fitting = (space: number, digits: number) => space / (DIGIT * digits);

/**
 * The font size of numbers side by side, each centred in its column. A short number leaves room for a long one beside it,
 * and at the ends there is the margin, of at least 3 rem.
 * @param width the width of all columns, in rem
 */
function sizeInColumns(width: number, lengths: readonly number[]): string {
  const column = width / lengths.length;
  const pairs = lengths.slice(1).map((length, i) => (length + Number(lengths[i])) / 2);
  const sizes = [
    fitting(column + 2 * 3, Math.max(...lengths)),
    ...pairs.map((length) => fitting(column, length)),
  ];
  return sizeUpTo(Math.min(...sizes));
}

const sizeUpTo = (rem: number) => `min(${theme.font.statistic}, ${rem.toFixed(3)}rem)`;

/*
 * From the start of the content to the end of the window. The columns have the width of the content, and the drawing has
 * more summits, so that it continues to the end of the window. If these are too few for a large window, the columns are
 * wider. In wide windows, the numbers are above the drawing.
 */
const Landscape = styled.div<{ $shownSummits: number; $summits: number }>`
  ${({ $shownSummits, $summits }) =>
    $shownSummits > 0 &&
    css`
    --columns: max(min(${theme.layout.container}, 100% - ${theme.layout.margin}), 100% * ${$shownSummits / $summits});
    --drawing: calc(var(--columns) * ${$summits / $shownSummits});
  `}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[6]};
  margin-inline-start: ${CONTENT_INSET};

  ${theme.media.print} { break-before: avoid; }
  ${aboveSummits(css`
    grid-template-rows: calc(${HEIGHT} + 4rem); /* the rem are for the highest number, beside the heading */
    align-items: end;
    margin-block-start: calc(-1 * ${theme.space.band});

    > * { grid-area: 1 / 1; }
  `)}
`;

/* Values never wrap. The narrowest window has 15.75 rem for them; where the layout changes, it has 58 and 73 rem. */
const List = styled.dl<{ $lengths: readonly number[] }>`
  --size: ${({ $lengths }) => sizeUpTo(fitting(15.75, Math.max(...$lengths)))};

  max-width: ${theme.layout.container};
  margin-inline-end: ${theme.layout.margin};

  ${({ $lengths }) =>
    aboveSummits(css`
      display: grid;
      width: var(--columns);
      max-width: none;
      margin: 0;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      align-items: end;
      text-align: center;
      --size: ${sizeInColumns(58, $lengths)};

      ${theme.media.from.xl} { --size: ${sizeInColumns(73, $lengths)}; }
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

/* A component of its own: the rules of TableRow are written once, not for each summit. */
const Statistic = styled(TableRow)<{ $summit: number }>`
  --summit: ${({ $summit }) => $summit};
`;

const Value = styled.dd`
  font-size: var(--size);
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;

  ${aboveSummits(css`line-height: 1;`)}
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
  ${theme.media.print} { display: none !important; }
`;
