import { randomFrom, range } from '../numbers.mjs';
import { polyline, spline } from '../paths.mjs';
import { dots, path, plate, tint } from '../svg.mjs';

/** Learning curves of many starts and speeds that converge; their mean is in the accent. */
export function workshops() {
  const [width, height, left, top, bottom] = [448, 400, 44, 48, 344];
  const random = randomFrom(17);
  const x = (/** @type {number} */ t) => left + t * (width - 2 * left);
  const learners = range(10).map(() => {
    const [start, speed] = [random(), 1.9 + 3.6 * random()];
    const [phase, plateau] = [random() * 6, 0.8 + 0.06 * random()];
    return (/** @type {number} */ t) =>
      plateau * (1 - Math.exp(-speed * t)) +
      (1 - start) * 0.75 * Math.exp(-speed * t) +
      0.02 * Math.sin(9 * t + phase) * (1 - t);
  });
  const mean = (/** @type {number} */ t) =>
    learners.reduce((sum, learn) => sum + learn(t), 0) / learners.length;
  const draw = (/** @type {(t: number) => number} */ learn, suffix = '') =>
    spline(
      range(15).map((i) => [x(i / 14), bottom - (bottom - top) * learn(i / 14)]),
      suffix,
    );
  const ticks = range(9).map((i) =>
    polyline([
      [x(i / 8), bottom],
      [x(i / 8), bottom + (i % 4 ? 6 : 12)],
    ]),
  );
  const grid = range(4).map((i) =>
    polyline([
      [left, top + (i * (bottom - top)) / 4],
      [x(1), top + (i * (bottom - top)) / 4],
    ]),
  );
  const content = [
    path(grid.join(''), 'b'),
    ...learners.map((learn) => tint(draw(learn, `V${bottom * 2}H${left * 2}`), 0.09)),
    path(learners.map((learn) => draw(learn)).join(''), 'g'),
    path(
      polyline([
        [left, top - 16],
        [left, bottom],
        [x(1), bottom],
      ]) + ticks.join(''),
    ),
    path(draw(mean), 'a'),
    dots([[x(1), bottom - (bottom - top) * mean(1)]], 'e a'),
  ];
  return { ...plate(width, height, content), figures: { curves: learners.length } };
}
