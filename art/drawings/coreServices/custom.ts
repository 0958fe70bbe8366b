import { range } from 'd3-array';
import { CORE, coreLayer, GRAIN, roughness } from '../../coreLayer';
import { createRandom } from '../../math';
import { closedCurve, distance, type Point } from '../../paths';
import { dots, landAt, path } from '../../svg';

/** The sizes of the dots, from the upper ones to the lower ones. */
const SIZES = [0.38, 0.3, 0.22, 0.14];

/** Ground that no map shows yet: the deeper, the less is known. */
export const draw = () =>
  coreLayer({
    share: 1,
    rise: (x) => 0.2 + 0.15 * roughness(x, 5),
    cliff: { from: 356, to: 370, swell: 8 },
    content(top) {
      const { left, right, height } = CORE;
      const random = createRandom(7);
      const known = (x: number) => 0.16 * height - top(2 * x);
      const places: Point[] = [];
      for (const _ of range(3000)) {
        const x = Math.round(left + random() * (right - GRAIN - left));
        const depth = random();
        const y = Math.round(depth * (height - 4));
        const isFree = places.every((other) => distance(other, [x, y]) > GRAIN * (0.26 + depth));
        if (isFree && y > known(x) + 0.2 * GRAIN) places.push([x, y]);
      }
      const xs = range(left - 3 * GRAIN, right + 3 * GRAIN, GRAIN);
      const surveyed = [
        ...xs.map((x): Point => [x, top(x)]),
        ...xs.reverse().map((x): Point => [x, known(x)]),
      ];
      return [
        path(closedCurve(surveyed), `fill-${landAt(1)}`),
        ...SIZES.map((size, i) =>
          dots(
            places.filter(([, y]) => Math.floor((y / height) * SIZES.length) === i),
            size * GRAIN,
            'stroke-relief',
          ),
        ),
      ];
    },
  });
