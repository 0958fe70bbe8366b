import { range } from 'd3-array';
import { CORE, coreLayer, DRILL } from '../../coreLayer';
import { createRandom, smoothstep } from '../../math';
import type { Point } from '../../paths';
import { dots, path } from '../../svg';

/** From one fork of a stream to the next, on average: left and right of the drill. */
const REACHES = [-110, 68];

/** How often they fork. */
const FORKS = 4;

/** Half the length of the stream in which all others meet. */
const TRUNK = 40;

/** The width of a stream that forks so often. */
const widthOf = (forks: number) => ({ 'stroke-width': 1.2 + 0.5 * forks });

/** The diameter of a spring. */
const SPRING = 6;

/** Streams, each from its spring to the drill. Upstream they fork, never twice in the same way. */
export const draw = () =>
  coreLayer({
    share: 0.46,
    rise: (x) => 0.15 + 0.8 * smoothstep(Math.abs(x) / 20),
    cliff: { from: 360, to: 346, swell: -12 },
    content(top) {
      const random = createRandom(4);
      const around = (size: number, spread: number) => size * (1 + spread * (random() - 0.5));
      const reaches: string[][] = range(FORKS).map(() => []);
      const springs: Point[] = [];
      /** Draws what flows into a point. */
      function fork([x, y]: Point, reach: number, forks: number) {
        if (forks === 0) return springs.push([x, y]);
        for (const turn of [-1, 1]) {
          const endX = x + around(reach, 0.7);
          const endY = y + turn * around(CORE.height / 2 ** (2 + FORKS - forks), 0.4);
          const half = (x + endX) / 2;
          reaches[forks - 1].push(`M${x} ${y}C${half} ${y} ${half} ${endY} ${endX} ${endY}`);
          fork([endX, endY], reach, forks - 1);
        }
      }
      const middle = 0.5 * (CORE.height + top(DRILL));
      for (const reach of REACHES) fork([DRILL + TRUNK * Math.sign(reach), middle], reach, FORKS);
      return [
        path(`M${DRILL - TRUNK} ${middle}h${2 * TRUNK}`, '', widthOf(FORKS)),
        ...reaches.map((lines, forks) => path(lines.join(''), '', widthOf(forks))),
        dots(springs, SPRING),
      ];
    },
  });
