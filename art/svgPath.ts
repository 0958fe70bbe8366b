/** In CSS pixels of the drawing's own size. */
export type Point = [x: number, y: number];

/** Coordinates are whole pixels: precise enough for the eye, and short. */
export const toUnits = (pixels: number): number => Math.round(pixels);

/** Writes path data with relative commands. It rounds positions, not steps, so that rounding errors do not add up. */
class PathWriter {
  data = '';
  private command = '';
  private x = 0;
  private y = 0;

  /** Adds a command with its control points, and its end last. The first, "M" or "m", is relative to the origin. */
  add(command: string, ...points: Point[]) {
    const ends = points.map(([x, y]): Point => [toUnits(x), toUnits(y)]);
    const values = ends.flatMap(([x, y]) => [x - this.x, y - this.y]);
    // A letter that is repeated can be left out, except that of a move.
    const letter = command === this.command && command !== 'm' ? '' : command;
    // Numbers are joined with spaces, except after a letter and before a minus sign.
    this.data += values.reduce(
      (data, value, i) => data + (value < 0 || (i === 0 && letter) ? '' : ' ') + value,
      letter,
    );
    this.command = command;
    [this.x, this.y] = ends.at(-1) ?? [this.x, this.y];
  }
}

/** Straight lines from point to point. */
export function line(...points: Point[]): string {
  const path = new PathWriter();
  for (const [i, point] of points.entries()) path.add(i === 0 ? 'M' : 'l', point);
  return path.data;
}

/** Straight lines that return to their start. */
export const polygon = (...points: Point[]): string => `${line(...points)}z`;

/**
 * A smooth curve through equally spaced points (a Catmull-Rom spline). With equal spacing, the tangents on both sides
 * of a point are equal, so that the short command "s" is exact.
 */
export function spline(points: Point[]): string {
  const path = new PathWriter();
  for (const [i, [x, y]] of points.entries()) {
    const before = points[i - 1];
    const [afterX, afterY] = points[i + 1] ?? [x, y];
    if (before) path.add('s', [x - (afterX - before[0]) / 6, y - (afterY - before[1]) / 6], [x, y]);
    else path.add('M', [x, y]);
  }
  return path.data;
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A smooth curve with the given control points (a quadratic B-spline). */
export function curve(points: Point[]): string {
  const path = new PathWriter();
  const at = (i: number) => points[i] as Point;
  const last = points.length - 1;
  path.add('M', at(0));
  for (let i = 1; i < last; i += 1)
    path.add('q', at(i), i + 1 < last ? middle(at(i), at(i + 1)) : at(last));
  return path.data;
}

/** The same, as a closed curve. */
export function closedCurve(points: Point[]): string {
  const path = new PathWriter();
  const at = (i: number) => points[i % points.length] as Point;
  path.add('M', middle(at(0), at(1)));
  for (let i = 1; i <= points.length; i += 1) path.add('q', at(i), middle(at(i), at(i + 1)));
  return `${path.data}z`;
}

/** Lines of length zero, whose round caps are dots. */
export function points(centres: Point[]): string {
  const path = new PathWriter();
  for (const centre of centres) {
    path.add('m', centre);
    path.data += 'h0';
  }
  return path.data;
}

/** The triangle that marks a summit. */
export const summitTriangle = ([x, y]: Point, scale = 1): string =>
  polygon([x, y - 15 * scale], [x + 12 * scale, y + 6 * scale], [x - 12 * scale, y + 6 * scale]);

/**
 * Removes points that a line does not need (the Douglas-Peucker algorithm).
 * @param tolerance the farthest that the line may move, in pixels
 */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [ax, ay] = first;
  const [dx, dy] = [last[0] - ax, last[1] - ay];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length > 0 ? Math.abs(dx * (y - ay) - dy * (x - ax)) / length : Math.hypot(x - ax, y - ay),
  );
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const split = distances.indexOf(farthest);
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ];
}
