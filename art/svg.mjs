import { palettes } from './palette.mjs';

/** @typedef {[x: number, y: number]} Point in CSS pixels of the picture's own size */
/** @typedef {{ svg: string, width: number, height: number, caption: string }} Drawing a file, its size, and what it shows */

/** Coordinates are whole numbers of half a pixel: finer than the eye, and short to write. */
const UNITS = 2;
const unit = (/** @type {number} */ value) => Math.round(value * UNITS);

/**
 * Numbers as a path writes them: a minus sign separates as well as a space does.
 * @param {number[]} values
 */
const join = (values) =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/**
 * A writer of path data that keeps to relative whole numbers without adding up their rounding.
 * @param {Point} start
 */
function pathFrom(start) {
  let [x, y] = start.map(unit);
  const parts = [`M${join([Number(x), Number(y)])}`];
  return {
    /**
     * @param {string} command a relative path command
     * @param {Point[]} points its control points, and its end last
     */
    add(command, ...points) {
      const numbers = points.flatMap(([px, py]) => [unit(px) - Number(x), unit(py) - Number(y)]);
      parts.push(command + join(numbers));
      [x, y] = points[points.length - 1]?.map(unit) ?? [];
    },
    end: (suffix = '') => parts.join('') + suffix,
  };
}

/**
 * Straight lines through points.
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function polyline([start, ...rest], closed = false) {
  const path = pathFrom(start ?? [0, 0]);
  for (const point of rest) path.add('l', point);
  return path.end(closed ? 'z' : '');
}

/**
 * A smooth curve through points at even distances (Catmull and Rom's spline). With even distances the
 * tangent is the same on both sides of a point, so that the short command "s" is exact.
 * @param {Point[]} points
 * @param {string} [suffix] path data that goes on where the curve ends
 */
export function spline(points, suffix = '') {
  const path = pathFrom(points[0] ?? [0, 0]);
  for (let i = 1; i < points.length; i += 1) {
    const [x, y] = /** @type {Point} */ (points[i]);
    const [ax, ay] = /** @type {Point} */ (points[i - 1]);
    const [bx, by] = points[i + 1] ?? [x, y];
    path.add('s', [x - (bx - ax) / 6, y - (by - ay) / 6], [x, y]);
  }
  return path.end(suffix);
}

const middle = (/** @type {Point} */ [ax, ay], /** @type {Point} */ [bx, by]) =>
  /** @type {Point} */ ([(ax + bx) / 2, (ay + by) / 2]);

/**
 * A smooth curve that has the given points as control points (a quadratic B-spline).
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function curve(points, closed = false) {
  const ring = closed ? [...points, ...points.slice(0, 2)] : points;
  const at = (/** @type {number} */ i) => /** @type {Point} */ (ring[i]);
  const path = pathFrom(closed ? middle(at(0), at(1)) : at(0));
  for (let i = 1; i < ring.length - 1; i += 1) {
    const isLast = !closed && i === ring.length - 2;
    path.add('q', at(i), isLast ? at(i + 1) : middle(at(i), at(i + 1)));
  }
  return path.end(closed ? 'z' : '');
}

/**
 * Leaves out the points that a line can do without (Douglas and Peucker).
 * @param {Point[]} points
 * @param {number} tolerance the farthest that the line may move, in pixels
 * @returns {Point[]}
 */
export function simplify(points, tolerance) {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 3) return points;
  const [ax, ay] = first;
  const [dx, dy] = [last[0] - ax, last[1] - ay];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let index = 0;
  points.forEach(([x, y], i) => {
    const distance =
      length > 0 ? Math.abs(dx * (y - ay) - dy * (x - ax)) / length : Math.hypot(x - ax, y - ay);
    if (distance > farthest) [farthest, index] = [distance, i];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ];
}

/**
 * @param {string} d path data, or several paths' in one
 * @param {string} [kinds] rules of the style below; none is the ink line
 */
export const path = (d, kinds = '') => `<path${kinds && ` class="${kinds}"`} d="${d}"/>`;

/**
 * A filled dot, written as a line without length whose round ends are the dot.
 * @param {Point[]} centres
 * @param {string} kind its size, and its colour if that is not ink
 */
export const dots = (centres, kind) => `<path class="${kind}" d="${points(centres)}"/>`;

/** @param {Point[]} centres */
function points(centres) {
  const places = centres.map((centre) => centre.map(unit));
  return places
    .map(([x = 0, y = 0], i) => {
      const [px = 0, py = 0] = places[i - 1] ?? [];
      return `m${join([x - px, y - py])}h0`;
    })
    .join('');
}

/**
 * An area of land: as much of the relief's colour in it as is said; it hides what is behind it. Within class "m" alone,
 * whose ground it has in browsers that mix no colours.
 * @param {string} d
 * @param {number} share from 0 to 1
 */
export const land = (d, share) =>
  `<path fill="color-mix(in srgb,var(--g),var(--r) ${Math.round(share * 100)}%)" d="${d}"/>`;

/**
 * A tint that lies over what is there: layers add up, as those of a contour map do.
 * @param {string} d
 * @param {number} share of the relief's colour, from 0 to 1
 * @param {string} [line] what its edge is drawn with; "n" is nothing
 */
export const tint = (d, share, line = 'n') =>
  `<path class="k${line && ` ${line}`}" fill-opacity="${share}" d="${d}"/>`;

/** Elements that belong together: on land lines are light, and what a browser that mixes no colours fills is ground. */
export const onLand = (/** @type {string[]} */ content) => `<g class="m l">${content.join('')}</g>`;

const colours = (
  /** @type {import('./palette.mjs').Palette} */ { plate, ink, soft, accent, relief, onEmber },
) => `{--g:${plate};--i:${ink};--s:${soft};--a:${accent};--r:${relief};--l:${onEmber}}`;

/**
 * The style of every picture: what is drawn in which colour is a matter of class, and the line weights hold at
 * whatever size a picture is shown.
 * a: accent line, b: faint line, g: ink that stands back, c: thin accent line, f: accent area, d, e and h: small, large and tiny dots,
 * m: lines that hide what is behind them, k: a tint, n: no line, o: no area, l: light lines on land.
 *
 * The page asks for the colours of the dark scheme by the fragment #night, the id of the root: Safari told
 * pictures of no scheme before 2026. With forced colours the page is white or black; a system colour would not
 * know in here which.
 * @param {import('./palette.mjs').Palette} day
 * @param {import('./palette.mjs').Palette} night
 * @param {string} [forced] a rule for forced colours; a ground of its own stays
 */
const styleIn = (day, night, forced = '') =>
  `<style>svg{fill:none}svg${colours(day)}:target${colours(night)}${forced}path{stroke:var(--i);stroke-width:1.1px;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}rect,.m{fill:var(--g)}.a,.c{stroke:var(--a)}.a{stroke-width:2.2px}.b{stroke:var(--s)}.d{stroke-width:4px}.h{stroke-width:2.4px}.e{stroke-width:9px}.f{fill:var(--a)}.k{fill:var(--r)}.n{stroke:none}.o{fill:none}.l path{stroke:var(--l)}.l .a{stroke:var(--a);stroke-width:3px}.g{stroke-opacity:.62}</style>`;

const FORCED = '@media(forced-colors:active){svg{--g:#fff}:target{--g:#000}}';

const BOTH = styleIn(palettes.day, palettes.night, FORCED);
const SPRUCE = styleIn(palettes.spruce, palettes.nightSpruce);
const EMBER = styleIn(palettes.ember, palettes.nightEmber);
const PAPER = styleIn(palettes.paper, palettes.nightPaper, FORCED);

/**
 * A whole SVG file.
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {string} attributes more attributes of the root
 * @param {string[]} content elements, from the back to the front
 */
const svg = (width, height, attributes, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * UNITS} ${height * UNITS}" width="${width}" height="${height}"${attributes}>${content.join('')}</svg>\n`;

/** @typedef {{ d: string, share?: number, light?: number }} Area of a backdrop, how much of the relief's colour it has, and how much of the light one its line; the front has none */

const mixed = (/** @type {string} */ ground, /** @type {string} */ color, share = 100) =>
  `color-mix(in srgb,${ground},${color} ${share}%)`;

/**
 * A drawing for ui/Backdrop.tsx: it lies on the page and takes its colours from there, the relief's from the text
 * around it. Rules of a file's own style don't reach into a page that uses a part of it, hence attributes. A browser
 * that mixes no colours takes what the elements around say: ink lines on paper.
 * @param {number} width
 * @param {number} height
 * @param {Area[]} areas from the back to the front
 * @param {string} caption
 * @returns {Drawing}
 */
export const backdrop = (width, height, areas, caption) => {
  const paper = 'var(--kr-color-paper,#fff)';
  const paths = areas.map(({ d, share, light = 1 }) => {
    const look =
      share === undefined
        ? 'stroke="var(--kr-color-accent,#c94f17)" stroke-width="2"'
        : `fill="${mixed(paper, 'currentColor', Math.round(share * 100))}" stroke="${mixed(paper, 'var(--kr-color-onEmber,#fff)', Math.round(light * 100))}"`;
    return `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
  });
  const content = [
    `<g id="drawing" transform="scale(${1 / UNITS})" fill="${paper}" stroke="var(--kr-color-ink,#000)" stroke-width="1.2" stroke-linejoin="round">`,
    ...paths,
    '</g>',
  ];
  const units = `0 0 ${width * UNITS} ${height * UNITS}`;
  return {
    svg: svg(width, height, '', content).replace(units, `0 0 ${width} ${height}`),
    width,
    height,
    caption,
  };
};

const GROUND = '<rect width="100%" height="100%"/>';

/** A picture on a ground of its own. */
const on =
  (/** @type {string} */ style) =>
  (
    /** @type {number} */ width,
    /** @type {number} */ height,
    /** @type {string} */ caption,
    /** @type {string[]} */ content,
  ) => ({
    svg: svg(width, height, ' id="night"', [style, GROUND, ...content]),
    width,
    height,
    caption,
  });

export const plate = on(BOTH);
export const sprucePlate = on(SPRUCE);
export const emberPlate = on(EMBER);

/**
 * A drawing without a ground, which stands on the page's paper and is stretched over the box that it stands in.
 * @param {number} width
 * @param {number} height
 * @param {string} caption
 * @param {string[]} content
 * @returns {Drawing}
 */
export const onPaper = (width, height, caption, content) => ({
  svg: svg(width, height, ' id="night" preserveAspectRatio="none"', [PAPER, ...content]),
  width,
  height,
  caption,
});

/**
 * A drawing that a style sheet lays over the theme's colours as a mask: what is drawn counts, and not in which colour.
 * @param {number} width
 * @param {number} height
 * @param {{ d: string, width: number, dashes?: string }[]} lines
 */
export const mask = (width, height, lines) =>
  svg(
    width,
    height,
    ' fill="none" stroke="#000" stroke-linecap="round"',
    lines.map(
      ({ d, width, dashes }) =>
        `<path stroke-width="${width * UNITS}"${dashes ? ` stroke-dasharray="${dashes}"` : ''} d="${d}"/>`,
    ),
  );
