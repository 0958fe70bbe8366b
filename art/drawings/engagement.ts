import { engagement as words } from '../../src/content/home';
import { frame, grid } from '../../src/theme/measures';
import { formations, landscape } from '../formations';
import { summitTriangle } from '../paths';
import { area, type Box, drawing, lightLines } from '../svg';
import { branch, MARGIN } from '../trail';

const BOX: Box = { frame: 'wide', left: -720, width: 2640, height: 496 };

/** The distance from one of four columns to the next. */
const PITCH = (frame.wide.content + grid.gutter) / 4;

const AXIS = 136;

const LEVEL = 408;

/** The cards, in their order. */
const cards = Object.keys(words.cards) as (keyof typeof words.cards)[];

/**
 * The formations of all cards on one continuous ground, which the texts below them stand on. Far from the trail, distant
 * land is in the haze, or in the dark.
 */
export function wide() {
  const on = cards.map((key) => formations[key]);
  const { profiles, way } = landscape({
    on,
    axis: AXIS,
    pitch: PITCH,
    scale: 1,
    level: LEVEL,
    left: BOX.left,
    right: BOX.left + BOX.width,
    step: 8,
    behind: 12,
  });
  const { d, start, end } = way(0, AXIS + (on.length - 1) * PITCH);
  const [x, y] = end;
  const sky = `M${BOX.left} 0h${BOX.width}V${LEVEL}H${BOX.left}z`;
  return drawing('page', BOX, [
    `<linearGradient id="haze">
      <stop class="stop-color-background"/>
      <stop class="stop-color-background" offset=".26" stop-opacity="0"/>
      <stop class="stop-color-background" offset=".74" stop-opacity="0"/>
      <stop class="stop-color-background" offset="1"/>
    </linearGradient>`,
    area(sky, 'fill-background'),
    lightLines(profiles.slice(0, 9)),
    area(sky, '', { fill: 'url(#haze)' }),
    lightLines(profiles.slice(9)),
    branch(MARGIN.wide, LEVEL - 60, start, d),
    area(summitTriangle([x, y - 6]), 'fill-accent'),
  ]);
}
