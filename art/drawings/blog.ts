import { least } from 'd3-array';
import { type HierarchyNode, hierarchy } from 'd3-hierarchy';
import { createRandom } from '../math';
import { curve, type Point } from '../paths';
import { dots, drawing, path, trail } from '../svg';

type Place = { at: Point; children: Place[] };
/** Its `value` is the number of nodes in its subtree. */
type Node = HierarchyNode<Place>;

const [WIDTH, HEIGHT] = [640, 400];

/** The y of the root, where the trail enters. */
const ROOT = (5 / 8) * HEIGHT;

/** The minimum size of the nodes along a line, and the width of the line. */
const WIDTHS = [
  [1, 1.1],
  [8, 2],
  [30, 3.4],
  [110, 6],
];

/** With forced colours, the page is white or black, and an image cannot detect which. */
const FORCED_COLORS =
  '<style>@media(forced-colors:active){.stroke-background{stroke:#fff}:target .stroke-background{stroke:#000}}</style>';

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A tree. The trail is the path from the root to the node nearest to a goal. */
export function blog() {
  const tree = hierarchy(growTree())
    .sum(() => 1)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  const branches = branchesOf(tree);
  const layers = WIDTHS.map(([size, width]) => {
    const parts = branches
      .map((branch) => branch.filter((node) => sizeOf(node) >= size))
      .filter(({ length }) => length > 2);
    return path(parts.map(curveOf).join(''), 'stroke-marks', { 'stroke-width': width });
  });
  const goal = least(tree, ({ data }) => distance(data.at, [590, 60])) ?? tree;
  const way = curveOf(tree.path(goal));
  const content = [
    FORCED_COLORS,
    ...layers,
    path(way, 'stroke-background', { 'stroke-width': 7 }),
    trail(way),
    dots([goal.data.at], 9, 'stroke-accent'),
  ];
  return { ...drawing('raised', WIDTH, HEIGHT, content), trailY: ROOT / HEIGHT };
}

const sizeOf = ({ value = 0 }: Node) => value;
const curveOf = (nodes: Node[]) => curve(nodes.map(({ data }) => data.at));

/**
 * A rapidly-exploring random tree (LaValle, 1998). Each attempt grows the nearest node a short step towards a random
 * point.
 */
function growTree(): Place {
  const [step, count] = [10, 1400];
  const random = createRandom(5);
  const isOpen = ([x, y]: Point) => x > 4 && x < WIDTH && y > 14 && y < HEIGHT - 14;
  const level: Place = { at: [step, ROOT], children: [] };
  const root: Place = { at: [0, ROOT], children: [level] };
  const places = [root, level];
  while (places.length < count) {
    const target: Point = [random() * WIDTH, random() * HEIGHT];
    const parent = least(places, ({ at }) => distance(at, target)) ?? root;
    const [x, y] = parent.at;
    const share = Math.min(1, step / distance(parent.at, target));
    const at: Point = [x + share * (target[0] - x), y + share * (target[1] - y)];
    if (!isOpen(at)) continue;
    const place = { at, children: [] };
    parent.children.push(place);
    places.push(place);
  }
  return root;
}

/** A branch goes on with the largest child of each node; the others begin branches of their own. */
const branchesOf = (tree: Node): Node[][] =>
  tree.descendants().flatMap((node) =>
    (node.children ?? []).slice(node.parent ? 1 : 0).map((child) => {
      const branch = [node];
      for (let next: Node | undefined = child; next; next = next.children?.[0]) branch.push(next);
      return branch;
    }),
  );
