import { range } from 'd3-array';
import { CORE, coreLayer, DRILL } from '../../coreLayer';
import { smoothstep } from '../../math';
import type { Point } from '../../paths';
import { path } from '../../svg';

/** How often streams meet in pairs, until there is one. */
const MEETINGS = 3;

/** The distance between two meetings. */
const REACH = (CORE.right - DRILL) / 4.6;

/** How wide a stream is after so many meetings. */
const widthAfter = (meetings: number) => ({ 'stroke-width': 1.2 + 1.2 * meetings });

/** Streams that meet in pairs on their way to the drill. */
export const draw = () =>
  coreLayer({
    share: 0.46,
    rise: (x) => 0.15 + 0.8 * smoothstep(Math.abs(x) / 20),
    cliff: { from: 362, to: 340, swell: -44 },
    content(top) {
      /** A stream after some meetings, at a distance from the drill. */
      const at = (stream: number, meetings: number, away: number): Point => {
        const place = (Math.floor(stream / 2 ** meetings) + 0.5) / 2 ** (MEETINGS - meetings);
        const x = DRILL + away * REACH;
        return [x, CORE.height * (0.06 + 0.9 * place) + top(x) * (1 - place)];
      };
      const branches = range(MEETINGS).map((meetings) => {
        const away = MEETINGS - meetings - 0.5;
        const lines = [-1, 1].flatMap((side) =>
          range(0, 2 ** MEETINGS, 2 ** meetings).map((stream) => {
            const [x, y] = at(stream, meetings + 1, side * away);
            const [endX, endY] = at(stream, meetings, side * (away + 1));
            const half = (x + endX) / 2;
            const source = `H${side < 0 ? Math.min(CORE.left, endX) : CORE.right + 60}`;
            return `M${x} ${y}C${half} ${y} ${half} ${endY} ${endX} ${endY}${meetings ? '' : source}`;
          }),
        );
        return path(lines.join(''), '', widthAfter(meetings));
      });
      const [x, y] = at(0, MEETINGS, -0.5);
      return [...branches, path(`M${x} ${y}h${REACH}`, '', widthAfter(MEETINGS))];
    },
  });
