import styled from 'styled-components';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { Branch } from '../components/Trail';
import { statistics } from '../content/home';
import { mountains, skyline } from '../drawings/mountains';
import { theme } from '../theme/theme';

/** Numbers on mountains that are as high as they are. */
export function Statistics() {
  const { title, caption, items } = statistics;
  return (
    <Root id="statistics" title={title} caption={caption} surface="spruce">
      <Range>
        <Figures>
          {Object.values(items).map(({ label, value }, i) => (
            <Statistic key={label} $index={i}>
              <Label as="dt">{label}</Label>
              <Value>
                {value}
                <Mountain index={i} />
              </Value>
            </Statistic>
          ))}
        </Figures>
        <Branch isFromEnd narrow={skyline('narrow')} wide={skyline('wide')} />
      </Range>
    </Root>
  );
}

/** The fold that runs down from a summit, and the shadow on its left. */
const FOLD = 'M0-100C-1-85 0-72 6-64S18-53 16-42 4-30 4-20 14-6 22 0H-100V-100';

/** A mountain of as many lines as its number says. */
function Mountain({ index }: { index: number }) {
  const mountain = mountains[index];
  if (!mountain) return null;
  const { count, path } = mountain;
  const id = `mountain-${index}`;
  return (
    <Drawing
      aria-hidden
      viewBox="-100 -100 200 100"
      preserveAspectRatio="none"
      fill="none"
      $index={index}
    >
      <linearGradient id={`${id}-light`} x2="0" y2="1">
        <stop />
        <stop offset=".2" />
        <stop offset=".7" />
        <stop offset="1" />
      </linearGradient>
      <linearGradient id={`${id}-depth`} x2="0" y2="1">
        <stop stopOpacity="0" />
        <stop offset="1" stopOpacity=".6" />
      </linearGradient>
      <clipPath id={`${id}-clip`}>
        <path id={id} vectorEffect="non-scaling-stroke" d={path} />
      </clipPath>
      <g clipPath={`url(#${id}-clip)`}>
        <use href={`#${id}`} fill={`url(#${id}-light)`} stroke="none" />
        <Shade d={FOLD} />
        {/* Flatter than the outline, where they end. */}
        {Array.from({ length: count }, (_, i) => {
          const t = (i + 0.5) / count;
          return (
            <use
              key={t}
              href={`#${id}`}
              transform={`matrix(1 0 0 ${Number((0.33 * t).toFixed(3))} 0 ${Number((-67 * t).toFixed(1))})`}
            />
          );
        })}
        <use href={`#${id}`} fill={`url(#${id}-depth)`} stroke="none" />
      </g>
    </Drawing>
  );
}

/** In wide windows, the columns of the heading. Numbers at its right may reach up beside it. */
const HEADING = 6;

/** The height of the ground below the mountains. */
const GROUND = 'clamp(2.5rem, 6vw, 5.5rem)';

const mix = (color: string, share: string) =>
  `color-mix(in srgb, ${theme.color.background}, ${color} ${share})`;

const Root = styled(Section)`
  ${theme.media.withDrawings} {
    padding-block-end: ${GROUND};
    background:
      linear-gradient(${mix('#000', '50%')}, ${theme.color.background}) 0 100% / 100% ${GROUND} no-repeat,
      linear-gradient(${theme.color.background} 35%, ${mix(theme.color.middleLand, '27%')}) 0 0 / 100% calc(100% - ${GROUND}) no-repeat;

    ${theme.media.below.md} { row-gap: ${theme.space[5]}; }

    ${theme.media.from.md} {
      grid-template-columns: ${theme.fullBleed(
        `${theme.columns(HEADING)} [content-end] minmax(0, 1fr) [range-end] ${theme.contentInset}`,
      )};
    }
  }
`;

/* Only its words can be selected: boxes of high numbers lie beside others, and the heading. */
const Range = styled.div`
  position: relative;
  pointer-events: none;

  dt, dd { pointer-events: auto; }
  svg { pointer-events: none; }

  ${theme.media.from.md} {
    display: grid;
    grid-area: 1 / content-start / span 2 / range-end;
    grid-template-rows: subgrid;
  }
`;

const Figures = styled.dl`
  ${theme.media.withDrawings} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    ${theme.media.from.md} {
      grid-row: 1 / span 2;
      grid-template-rows: subgrid;
    }
  }
`;

const Column = styled.div`
  ${theme.media.withoutDrawings} {
    display: flex;
    justify-content: space-between;
    max-width: 20em;
  }

  ${theme.media.withDrawings} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-self: end;

    & > * { width: max-content; }
  }
`;

/* The number stands on its mountain. */
const Statistic = styled(Column)<{ $index: number }>`
  ${theme.media.withDrawings} {
    padding-block-end: calc(${({ $index }) => theme.units(mountains[$index]?.number.narrow ?? 0)} + 0.375rem);

    ${theme.media.from.md} {
      grid-row: ${({ $index }) => (2 * $index < mountains.length ? '2' : '1 / span 2')};
      padding-block-end: calc(${({ $index }) => theme.units(mountains[$index]?.number.wide ?? 0)} + ${theme.space[2]});
    }
  }
`;

const Label = styled(Text)`
  ${theme.media.withDrawings} {
    color: ${theme.color.ink};
    font-size: min(${theme.fontSize.lead}, 3vw);
    line-height: 1.2;

    ${theme.media.below.md} {
      font-size: min(${theme.fontSize.caption}, 4vw);
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

    ${theme.media.below.md} { font-size: min(${theme.fontSize.statistic}, 10.2vw); }
  }
`;

const Outlined = styled.svg`
  position: absolute;
  inset-block-end: 0;
  max-width: none;
  overflow: visible;
  stroke: ${theme.color.ink};
  stroke-width: 0.7px;

  stop { stop-color: ${theme.color.middleLand}; }
  [id$='light'] > :first-child { stop-color: color-mix(in srgb, ${theme.color.middleLand}, ${theme.color.sunlit} 30%); }
  :nth-of-type(3) { stop-color: ${theme.color.background}; }
  [id$='depth'] > *, :nth-of-type(4) { stop-color: ${mix('#000', '50%')}; }
`;

/* The lowest is in front. */
const Drawing = styled(Outlined)<{ $index: number }>`
  z-index: ${({ $index }) => -2 - (mountains[$index]?.count ?? 0)};
  inset-inline-start: ${({ $index }) => 50 - 100 * (mountains[$index]?.halfWidth ?? 0)}%;
  width: ${({ $index }) => 200 * (mountains[$index]?.halfWidth ?? 0)}%;
  height: ${({ $index }) => theme.units(mountains[$index]?.height.narrow ?? 0)};

  ${theme.media.from.md} { height: ${({ $index }) => theme.units(mountains[$index]?.height.wide ?? 0)}; }
`;

const Shade = styled.path`
  fill: ${mix('#000', '50%')};
  fill-opacity: 0.35;
  stroke: none;
`;
