import { engagement as words } from '../../src/content/home';
import { type formations, ground } from '../formations';
import { frame, grid } from '../frame';

/** The distance from one of four columns to the next. */
const PITCH = (frame.wide.content + grid.gutter) / 4;

const AXIS = 136;

const LEVEL = 408;

/** The formations of all cards, in their order. The texts stand on their ground. */
export function wide() {
  const on = Object.keys(words.cards) as (keyof typeof formations)[];
  return ground({
    on,
    box: { frame: 'wide', left: -720, width: 2640, height: 496 },
    axis: AXIS,
    pitch: PITCH,
    level: LEVEL,
    step: 8,
    behind: 12,
    from: LEVEL - 110,
    start: 0,
    end: AXIS + (on.length - 1) * PITCH + 70,
    sky: true,
    hazy: 9,
  });
}
