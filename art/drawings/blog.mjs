import { createRandom } from '../math.mjs';
import { dots, path, transparentDrawing } from '../svg.mjs';
import { curve, pointsAt } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */
/** @typedef {{ at: Point, parent: number, size: number, children: number[] }} Node */

/** The minimum number of nodes beyond a point, for each line width. */
const WIDTHS = { mark: 1, 'mark width-2': 8, 'mark width-3': 30, 'mark width-6': 110 };

const distance = (/** @type {Point} */ a, /** @type {Point} */ b) =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * A rapidly-exploring random tree (LaValle, 1998). Each attempt grows the nearest node a short step towards a random
 * point. The trail is the path to the goal.
 */
function tree(/** @type {Point[]} */ [towards, ...beyond]) {
  const [width, height, step, count, root] = [640, 400, 10, 1400, 214];
  const random = createRandom(5);
  const isOpen = (/** @type {Point} */ [x, y]) => x > 4 && x < width && y > 14 && y < height - 14;
  /** @type {Node[]} */
  const nodes = [{ at: [0, root], parent: -1, size: 1, children: [] }];
  const node = (/** @type {number} */ i) => /** @type {Node} */ (nodes[i]);
  const nearest = (/** @type {Point} */ place) =>
    nodes.reduce((a, { at }, i) => (distance(at, place) < distance(node(a).at, place) ? i : a), 0);
  while (nodes.length < count) {
    const target = /** @type {Point} */ ([random() * width, random() * height]);
    const parent = nearest(target);
    const { at: from, children } = node(parent);
    const share = Math.min(1, step / distance(from, target));
    const at = /** @type {Point} */ ([
      from[0] + share * (target[0] - from[0]),
      from[1] + share * (target[1] - from[1]),
    ]);
    if (!isOpen(at)) continue;
    children.push(nodes.length);
    nodes.push({ at, parent, size: 1, children: [] });
  }
  // Children come after their parents.
  for (const { parent, size } of nodes.slice(1).reverse()) node(parent).size += size;

  // A branch goes on with the largest child of each node; the others begin branches of their own.
  for (const { children } of nodes) children.sort((a, b) => node(b).size - node(a).size);
  const branches = nodes.flatMap(({ children }, i) =>
    children.slice(Math.min(i, 1)).map((child) => {
      const branch = [node(i)];
      /** @type {number | undefined} */
      let next = child;
      for (; next !== undefined; [next] = node(next).children) branch.push(node(next));
      return branch;
    }),
  );
  const layers = Object.entries(WIDTHS).map(([classes, least]) => {
    const wide = branches.map((branch) => branch.filter(({ size }) => size >= least));
    const curves = wide
      .filter(({ length }) => length > 2)
      .map((part) => curve(part.map(({ at }) => at)));
    return path(curves.join(''), classes);
  });

  const goal = nearest(/** @type {Point} */ (towards));
  const way = [];
  for (let i = goal; i >= 0; i = node(i).parent) way.unshift(node(i).at);
  const trail = curve([...way, ...beyond]);
  const content = [
    ...layers,
    path(trail, 'gap'),
    path(trail, 'accent'),
    dots(beyond.length ? [] : way.slice(-1), 'large-dot accent'),
  ];
  return { ...transparentDrawing(width, height, content), trailY: root / height };
}

/** Beside Research, the trail goes on into it; on phones the trail ends at the goal. */
export const blog = () => ({
  ...tree(pointsAt(626, 153, 640, 153)),
  phone: tree(pointsAt(560, 96)),
});
