import { range } from 'd3-array';
import { CORE, coreLayer, GRAIN, roughness } from '../../coreLayer';
import { createRandom } from '../../math';
import { distance, type Point, spline } from '../../paths';
import { dots } from '../../svg';

/** Where the cliff ends. */
const END: Point = [330, 70];

/** The hills of its lower edge. */
const HILLS = 14;

/** How many dots it tries to place. */
const TRIES = 8000;

/** The diameters of the dots: the farther away from what is surveyed, the smaller, until there is none. */
const SIZES = [11, 9, 7, 5, 3, 2];

/** Surveyed ground, and below it ground that no map shows yet: the deeper, the less is known. */
export const draw = () => {
  const { left, height } = CORE;
  const [endX, endY] = END;
  const wave = (x: number) => HILLS * roughness(x / GRAIN, 5);
  const floorAt = (x: number) => endY + wave(x) - wave(endX);
  const random = createRandom(7);
  const places = SIZES.map((): Point[] => []);
  for (const _ of range(TRIES)) {
    const x = left + random() * (endX + GRAIN - left);
    const depth = random();
    // They end below the ground, and at a slope at the right.
    const away = Math.max(depth, 1 - (endX - 0.5 * GRAIN * depth - x) / (1.4 * GRAIN));
    const kind = Math.floor(away * SIZES.length);
    const place: Point = [Math.round(x), Math.round(floorAt(x) + depth * (height - floorAt(x)))];
    const gap = GRAIN * (0.25 + 0.45 * away);
    const isFree = places.flat().every((other) => distance(other, place) > gap);
    if (kind < SIZES.length && isFree && place[1] + SIZES[kind] < height) places[kind].push(place);
  }
  const floor = range(endX, left - 2 * GRAIN, -GRAIN).map((x): Point => [x, floorAt(x)]);
  return coreLayer({
    share: 1,
    rise: (x) => 0.2 + 0.15 * roughness(x, 5),
    cliff: { from: 358, to: endX, swell: 10, depth: endY },
    floor: spline(floor).replace('M', 'L'),
    content: () => [],
    beneath: places.map((centres, i) => dots(centres, SIZES[i], 'stroke-near')),
  });
};
