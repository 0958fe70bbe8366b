import styled from 'styled-components';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { Branch } from '../components/Trail';
import { wayOver } from '../components/wayOver';
import { statistics } from '../content/home';
import { BEYOND, mountains, sizes, skyline } from '../drawings/mountains';
import { theme } from '../theme/theme';

/** Numbers on mountains that are as high as they are. */
export function Statistics() {
  const { title, caption } = statistics;
  return (
    <Root id="statistics" title={title} caption={caption} surface="spruce">
      <Range>
        <Figures>
          {mountains.map((mountain, i) => (
            <Column key={mountain.label}>
              <Label as="dt">{mountain.label}</Label>
              <dd>
                <Value>{mountain.value}</Value>
                <Mountain id={`mountain-${i}`} {...mountain} />
              </dd>
            </Column>
          ))}
        </Figures>
        <Light />
        <Branch
          isFromEnd
          narrow={wayOver('narrow', [skyline('narrow')], 'none')}
          wide={wayOver('wide', [skyline('wide')], 'none')}
        />
      </Range>
    </Root>
  );
}

const { background, middleLand, sunlit } = theme.color;

const mix = (color: string, share: string) =>
  `color-mix(in srgb, ${background}, ${color} ${share})`;

const SHADE = mix('#000', '50%');

/** A mountain of as many lines as its number says. */
function Mountain({ id, count, halfWidth, outline }: { id: string } & (typeof mountains)[number]) {
  return (
    <Peak
      aria-hidden
      viewBox="-100 -100 200 100"
      preserveAspectRatio="none"
      fill="none"
      $count={count}
      $halfWidth={halfWidth}
    >
      <clipPath id={`${id}-clip`}>
        <path id={id} vectorEffect="non-scaling-stroke" d={outline} />
      </clipPath>
      <g clipPath={`url(#${id}-clip)`}>
        <use href={`#${id}`} fill="url(#mountain-light)" stroke="none" />
        <use href="#mountain-fold" fill={SHADE} fillOpacity=".4" stroke="none" />
        {/* Flatter than the outline, where they end. */}
        {Array.from({ length: count }, (_, i) => (i + 0.5) / count).map((t) => (
          <use
            key={t}
            href={`#${id}`}
            transform={`matrix(1 0 0 ${(0.33 * t).toFixed(3)} 0 ${(-67 * t).toFixed(1)})`}
          />
        ))}
        <use href={`#${id}`} fill="url(#mountain-depth)" stroke="none" />
      </g>
    </Peak>
  );
}

/** What all mountains share. */
function Light() {
  return (
    <svg aria-hidden>
      <linearGradient id="mountain-light" x2="0" y2="1">
        <stop stopColor={`color-mix(in srgb, ${middleLand}, ${sunlit} 60%)`} />
        <stop offset=".4" stopColor={middleLand} />
        <stop offset=".85" stopColor={background} />
        <stop offset="1" stopColor={SHADE} />
      </linearGradient>
      <linearGradient id="mountain-depth" x2="0" y2="1">
        <stop stopColor={SHADE} stopOpacity="0" />
        <stop offset="1" stopColor={SHADE} stopOpacity=".6" />
      </linearGradient>
      <defs>
        {/* The fold that runs down from a summit, and the shadow on its left. */}
        <path id="mountain-fold" d="M0-100C1-86 7-74 7-60S-1-32-2-18 0-4 2 0H-100V-100" />
      </defs>
    </svg>
  );
}

/** The height of the ground below the mountains. */
const GROUND = 'clamp(2.5rem, 6vw, 5.5rem)';

const Root = styled(Section)`
  ${theme.media.withDrawings} {
    padding-block-end: ${GROUND};
    background:
      linear-gradient(${SHADE}, ${background}) 0 100% / 100% ${GROUND} no-repeat,
      linear-gradient(${background} 35%, ${mix(middleLand, '27%')}) 0 0 / 100% calc(100% - ${GROUND} + 1px) no-repeat;

    ${theme.media.below.md} { row-gap: ${theme.space[5]}; }

    /* Numbers at the right of the heading may reach up beside it. */
    ${theme.media.from.md} {
      grid-template-columns: ${theme.fullBleed(
        `${theme.columns(6)} [content-end] minmax(0, 1fr) [range-end] ${theme.contentInset}`,
      )};
    }
  }
`;

/* Only its words can be selected: boxes of high mountains lie beside others, and the heading. */
const Range = styled.div`
  --line: ${theme.units(sizes.narrow.line)};
  position: relative;

  ${theme.media.below.md} { margin-inline-end: ${theme.units(-BEYOND)}; }
  pointer-events: none;

  & > svg {
    position: absolute;
    width: 0;
    height: 0;
  }
  ${theme.media.from.md} {
    --line: ${theme.units(sizes.wide.line)};
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
    &, dd {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      align-self: end;
    }
    dd { justify-self: stretch; }
    ${theme.media.from.md} {
      grid-row: 1 / span 2;

      &:nth-child(-n + ${Math.ceil(mountains.length / 2)}) { grid-row: 2; } /* below the heading */
    }
  }
`;

/* As large as their columns allow. */
const shareOf = (vw: number) => `${vw / mountains.length}vw`;

const Label = styled(Text)`
  pointer-events: auto;

  ${theme.media.withDrawings} {
    color: ${theme.color.ink};
    font-size: min(${theme.fontSize.caption}, ${shareOf(16)});
    line-height: 1.2;
    letter-spacing: -0.01em;
    white-space: nowrap;

    ${theme.media.from.md} {
      font-size: min(${theme.fontSize.lead}, ${shareOf(12)});
      letter-spacing: normal;
    }
  }
`;

const Value = styled.span`
  pointer-events: auto;
  font-weight: ${theme.weight.strong};

  ${theme.media.withDrawings} {
    margin-block: 0.06em 0.375rem;
    font-size: min(${theme.fontSize.statistic}, ${shareOf(39)});
    line-height: 1;
    letter-spacing: -0.02em;
    white-space: nowrap;

    ${theme.media.from.md} { margin-block-end: ${theme.space[2]}; }
  }
`;

/* The lowest is in front. */
const Peak = styled.svg<{ $count: number; $halfWidth: number }>`
  position: relative;
  z-index: ${({ $count }) => -2 - $count};
  max-width: none;
  overflow: visible;
  stroke: ${theme.color.ink};
  stroke-width: 0.7px;
  width: ${({ $halfWidth }) => 200 * $halfWidth}%;
  height: calc(${({ $count }) => $count} * var(--line));
`;
