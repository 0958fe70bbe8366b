import { group, range } from 'd3-array';
import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { colorOf, cssMix } from '../palettes';
import { curve } from '../paths';
import { shareAt, terrainProfiles } from '../profiles';
import { type Box, svgFile } from '../svg';
import { MARGIN } from '../trail';

/** From the line in the margin, which is at x = 0, to the right edge of the widest window. */
const BOX: Box = { frame: 'wide', left: 0, width: 1960, height: 740 };

/** What narrow windows show, from their line in the margin. */
const NARROW: Box = { frame: 'narrow', left: 370, width: 960, height: 810 };

/** Where the mountains begin, and the y of their foot. */
const [START, FOOT] = [480, 630];

const [FAR, NEAR, LINE] = ['relief', 'near', 'light'].map((name) => colorOf(name));

/**
 * Profiles of the mountains beside the text. The front one is the trail, which goes down into the margin by a bend for
 * `wide` windows, or by one for `narrow` windows. The page embeds these parts with <use>, and they inherit its colours.
 */
export function draw() {
  const { hills, front } = terrainProfiles({
    rows: 36,
    xs: range(START, BOX.width + 96, 12),
    peak: 505,
    heightAt: (x, near) => mountains(x + MARGIN.wide, near) * smoothstep((x - START) / 160),
    baseline(x, near) {
      const spread =
        smoothstep((x - START) / 500) -
        0.6 * smoothstep((x - 1200) / 160) -
        0.4 * smoothstep((x - 1320) / 200);
      return FOOT - 150 * (1 - near) * spread;
    },
  });
  const lands = [...group(hills, ({ near }) => shareAt(near))].map(([share, parts]) => {
    const paths = parts.map(({ line }) => path(`${curve(line)}V${FOOT + 20}H${line[0][0]}`));
    return `<g fill="${cssMix(FAR, NEAR, share)}" stroke="${cssMix(LINE, FAR, share)}">${paths.join('')}</g>`;
  });
  const trail = (id: string, { left, height }: Box) =>
    `<g id="${id}" fill="${colorOf('background')}" stroke="${colorOf('accent')}">${path(
      `${bend(left, height)}${curve(front).replace('M', 'L')}V${height + 20}`,
    )}</g>`;
  const file = svgFile(BOX, 'data-ground="inherit"', [
    `<g id="land" stroke-linejoin="round">${lands.join('')}</g>`,
    trail('wide', BOX),
    trail('narrow', NARROW),
  ]);
  /** The viewBox in narrow windows. */
  const narrow = `${NARROW.left} 0 ${NARROW.width} ${NARROW.height}`;
  return { ...file, narrow };
}

/** The line from below the drawing, up in the margin, and in one large bend to the foot of the mountains. */
const bend = (left: number, bottom: number) =>
  `M${left} ${bottom + 4}V${bottom}C${left} ${FOOT + 0.3 * (bottom - FOOT)} ${left + 0.35 * (START - left)} ${FOOT} ${START} ${FOOT}`;

const path = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`;
