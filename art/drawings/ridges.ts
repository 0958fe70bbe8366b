import { createRandom, gaussian, range, smoothstep } from '../math';
import { altitudeGradients, drawing, path } from '../svg';
import { curve, type Point, spline, toUnits } from '../svgPath';

/** One ridge per statistic, and the height of a row, which has the number above and the summit at its lower edge. */
const [RIDGES, ROW] = [6, 248];
const [WIDTH, HEIGHT] = [390, (RIDGES + 1) * ROW];

/** How many sections each ridge has. */
const SECTIONS = 6;

/** How far a ridge goes down from its summit. */
const DROP = 104;

/** The x of the line in the margin, in most windows. */
const MARGIN = 9.5;

/** Where the trail enters: on the first ridge. */
const TRAIL_Y = ROW + DROP;

const random = createRandom(7);

/** From left to right, summits alternate between these places. */
const summitOf = (ridge: number) => WIDTH * (ridge % 2 ? 0.32 : 0.68);

const shoulders = range(RIDGES).map(() =>
  range(9).map((i) => ({
    x: (WIDTH * (i + random())) / 9,
    width: 10 + 20 * random(),
    rise: 4 + 22 * random(),
  })),
);

/** Ridges one below the other, from far to near, each with one summit. The trail crosses all summits. */
export function ridges() {
  const steps = range(53).map((i) => 8 * i - 13);
  const drawn = range(RIDGES).flatMap((ridge) =>
    range(SECTIONS).map((section) => {
      const line = steps.map((x): Point => {
        // In the margin, the first ridge is higher: it covers the line where that begins to bend.
        const margin = ridge + section === 0 ? 21 * smoothstep((58 - x) / 44) : 0;
        return [x, yOf(ridge, x, section) - margin];
      });
      const opacity = (0.8 * 0.62 ** section).toFixed(2);
      const area = `${spline(line)}V${toUnits(HEIGHT + 20)}H-40`;
      return `<path fill="url(#a${ridge})" stroke-opacity="${opacity}" d="${area}"/>`;
    }),
  );
  const gradients = altitudeGradients(
    range(RIDGES).map((ridge) => [(ridge + 1) * ROW - 20, (ridge + 2.05) * ROW]),
    { middle: 0.27, background: 0.6 },
  );
  const content = [
    gradients,
    `<g class="light-lines">${drawn.join('')}</g>`,
    path(curve(way()), 'accent'),
  ];
  return { ...drawing('spruce', WIDTH, HEIGHT, content), trailY: TRAIL_Y / HEIGHT };
}

/** The y of a ridge's crest or, in front of it, of another of its sections. */
function yOf(ridge: number, x: number, section = 0) {
  const summit = summitOf(ridge);
  const peak =
    (0.46 - 0.04 * section) * gaussian(x, summit, 72) +
    (0.35 - 0.045 * section) * gaussian(x, summit, 27) +
    (0.19 - 0.038 * section) * gaussian(x, summit, 9);
  const rough = (shoulders[ridge] ?? []).reduce(
    (sum, { x: at, width, rise }) =>
      sum + rise * gaussian(x, at + 6 * section, width + 3 * section),
    0,
  );
  // Smooth at the summit, and level where the trail enters.
  const isRough =
    (1 - gaussian(x, summit, 34)) * (ridge > 0 ? 1 : Math.min(1, Math.max(0, x - 60) / 60));
  const down = 14 * section + 1.6 * section ** 2;
  return (ridge + 1) * ROW + DROP * (1 - peak) - isRough * (1 - 0.1 * section) * rough + down;
}

/** The way over all summits: up the crest, down on the other side, a hairpin bend, and across to the next crest. */
function way(): Point[] {
  const points: Point[] = [];
  let start = 16;
  for (const ridge of range(RIDGES)) {
    const direction = summitOf(ridge) > start ? 1 : -1;
    // On the left, bends are below the line in the margin, which goes on from the last.
    const bend = direction < 0 ? MARGIN : summitOf(ridge) + 99;
    const length = Math.abs(bend - start) - 12;
    const crest = range(length / 4).map((i) => start + direction * 4 * i);
    points.push(...crest.map((x): Point => [x, yOf(ridge, x)]));
    if (ridge === RIDGES - 1) break;
    const top = yOf(ridge, bend);
    start = summitOf(ridge + 1) + direction * 84;
    const foot = yOf(ridge + 1, start);
    points.push([bend, top + 4], [bend, top + 42], ...descent([bend, top + 48], [start, foot]));
  }
  return points;
}

/** A winding way down to the next crest. */
const descent = ([fromX, fromY]: Point, [toX, toY]: Point) =>
  range(10).map((i): Point => {
    const t = (i + 1) / 11;
    const wave = 6 * Math.sin(9 * t) * (1 - t);
    return [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t ** 1.3 + wave];
  });
