import { createRandom, minBy } from '../math';
import { dots, drawing, path } from '../svg';
import { curve, type Point } from '../svgPath';

/** `size` is the number of nodes in its subtree. */
type Node = { at: Point; parent?: Node; children: Node[]; size: number };

const [WIDTH, HEIGHT] = [640, 400];

/** The y of the root, where the trail enters. */
const ROOT = (5 / 8) * HEIGHT;

/** The minimum size of the nodes along a line, for each line width. */
const WIDTHS = { mark: 1, 'mark width-2': 8, 'mark width-3': 30, 'mark width-6': 110 };

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const nearest = (nodes: Node[], place: Point) => minBy(nodes, ({ at }) => distance(at, place));

/** A tree. The trail is the path from the root to the node nearest to a goal. */
export function blog() {
  const nodes = growTree();
  const branches = branchesOf(nodes);
  const layers = Object.entries(WIDTHS).map(([classes, least]) => {
    const wide = branches.map((branch) => branch.filter(({ size }) => size >= least));
    const curves = wide
      .filter(({ length }) => length > 2)
      .map((part) => curve(part.map(({ at }) => at)));
    return path(curves.join(''), classes);
  });
  const way: Point[] = [];
  let node: Node | undefined = nearest(nodes, [590, 60]);
  for (; node; node = node.parent) way.unshift(node.at);
  const trail = curve(way);
  const content = [
    ...layers,
    path(trail, 'gap'),
    path(trail, 'accent'),
    dots(way.slice(-1), 'large-dot accent'),
  ];
  return { ...drawing('raised', WIDTH, HEIGHT, content), trailY: ROOT / HEIGHT };
}

/**
 * A rapidly-exploring random tree (LaValle, 1998). Each attempt grows the nearest node a short step towards a random
 * point.
 */
function growTree(): Node[] {
  const [step, count] = [10, 1400];
  const random = createRandom(5);
  const isOpen = ([x, y]: Point) => x > 4 && x < WIDTH && y > 14 && y < HEIGHT - 14;
  const root: Node = { at: [0, ROOT], children: [], size: 1 };
  const level: Node = { at: [step, ROOT], parent: root, children: [], size: 1 };
  root.children.push(level);
  const nodes = [root, level];
  while (nodes.length < count) {
    const target: Point = [random() * WIDTH, random() * HEIGHT];
    const parent = nearest(nodes, target);
    const [x, y] = parent.at;
    const share = Math.min(1, step / distance(parent.at, target));
    const at: Point = [x + share * (target[0] - x), y + share * (target[1] - y)];
    if (!isOpen(at)) continue;
    const node = { at, parent, children: [], size: 1 };
    parent.children.push(node);
    nodes.push(node);
  }
  // Children come after their parents.
  for (const { parent, size } of nodes.toReversed()) if (parent) parent.size += size;
  for (const { children } of nodes) children.sort((a, b) => b.size - a.size);
  return nodes;
}

/** A branch goes on with the largest child of each node; the others begin branches of their own. */
const branchesOf = (nodes: Node[]) =>
  nodes.flatMap((node) =>
    node.children.slice(node.parent ? 1 : 0).map((child) => {
      const branch = [node];
      let next: Node | undefined = child;
      for (; next; [next] = next.children) branch.push(next);
      return branch;
    }),
  );
