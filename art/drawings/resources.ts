import { group, least, range, sum } from 'd3-array';
import { type HierarchyNode, hierarchy } from 'd3-hierarchy';
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { createNormal, createRandom, gaussian, smoothstep } from '../math';
import { distance, everyNth, type Point, polygon, spline } from '../paths';
import { area, dots, drawing, path, trail } from '../svg';

/*
 * Blog and Research: a tree, and a regression. The trail is a branch of the tree; where it leaves the tree, it becomes
 * the regression. In narrow windows, each figure has a drawing of its own.
 */

const HEIGHT = 440;

/** The y at which the trail enters: the root of the tree, or the regression where there are no data. */
const [ROOT, LEVEL] = [(5 / 8) * HEIGHT, (3 / 8) * HEIGHT];

/** Both, for wide windows. */
export function resources() {
  const { marks, fit, content } = regress(640);
  const tree = growTree(588, 1);
  const way = [...tree.way, ...fit];
  return { ...figure(1200, [...content, ...tree.content], way, marks), trailY: ROOT / HEIGHT };
}

/** The tree, for narrow windows, in which it is about 320 pixels wide. */
export function blogNarrow() {
  const { content, way } = growTree(630, 1.6);
  return { ...figure(640, content, way), trailY: ROOT / HEIGHT };
}

/** The regression, for narrow windows. */
export function researchNarrow() {
  const { content, fit, marks } = regress(80);
  return {
    ...figure(640, content, [[0, LEVEL], ...fit], marks),
    trailY: LEVEL / HEIGHT,
  };
}

/**
 * @param way of the trail, which begins level at the left edge
 * @param marks in front of the way
 */
const figure = (width: number, content: string[], way: Point[], marks: string[] = []) =>
  drawing('paper', width, HEIGHT, [
    ...content,
    trail(spline([...[0, 8, 16].map((x): Point => [x, way[0][1]]), ...way.filter(([x]) => x > 24)])),
    dots(way.slice(-1), 9, 'stroke-accent'),
    ...marks,
  ]);

type Place = { at: Point; children: Place[] };
/** Its `value` is the number of nodes in its subtree. */
type Node = HierarchyNode<Place>;

/** The minimum size of the nodes along a line, and the width of the line. */
const WIDTHS = [
  [1, 1],
  [10, 1.5],
  [30, 2.2],
  [90, 3],
];

/** A tree. Its way is the path from the root to the leaf nearest to the place where the regression begins. */
function growTree(width: number, pixel: number) {
  const tree = hierarchy(colonize(width, pixel)).sum(() => 1);
  const goal = least(tree.leaves(), ({ data }) => distance(data.at, [width, LEVEL])) ?? tree;
  const way = tree.path(goal);
  const isWay = new Set(way);
  tree.sort((a, b) => Number(isWay.has(b)) - Number(isWay.has(a)) || sizeOf(b) - sizeOf(a));
  smooth(tree);
  const [, ...branches] = branchesOf(tree);
  const layers = WIDTHS.map(([size, strokeWidth]) => {
    const parts = branches
      .map((branch) => branch.filter((node, i) => i === 0 || sizeOf(node) >= size))
      .filter(({ length }) => length > 1);
    const d = parts.map((part) => spline(placesOf(part))).join('');
    return path(d, 'stroke-marks', { 'stroke-width': strokeWidth });
  });
  const leaves = tree.leaves().filter((leaf) => leaf !== goal);
  const notes = dots(
    leaves.map(({ data }) => data.at),
    3,
    'stroke-marks',
  );
  return { content: [...layers, notes], way: placesOf(way) };
}

/** Moves the nodes along each branch towards their neighbours, except near the root, where the trail is level. */
function smooth(tree: Node) {
  const inner = tree.descendants().filter(({ depth }) => depth > 2);
  for (const _ of range(12))
    for (const { parent, data, children } of inner)
      if (parent && children)
        data.at = [0, 1].map(
          (i) => (parent.data.at[i] + 2 * data.at[i] + children[0].data.at[i]) / 4,
        ) as Point;
}

const placesOf = (nodes: Node[]) =>
  everyNth(
    3,
    nodes.map(({ data }) => data.at),
  );
const sizeOf = ({ value = 0 }: Node) => value;

/**
 * Space colonization (Runions, 2007): goals attract the nearest node, which grows a step towards all that attract it; a
 * goal that is reached attracts no more.
 */
function colonize(width: number, pixel: number): Place {
  const [step, reach, sight] = [5 * pixel, 11 * pixel, 70 * pixel];
  const random = createRandom(4);
  const root: Place = { at: [0, ROOT], children: [] };
  let goals: { at: Point; nearest: Place; distance: number }[] = range((2.5 * width) / pixel ** 2)
    .map((): Point => [random() * width, random() * HEIGHT])
    .filter(([x, y]) => Math.hypot(x / width - 0.5, y / HEIGHT - 0.5) < 0.5)
    .map((at) => ({ at, nearest: root, distance: Infinity }));
  let grown: Place[] = range(1, 4).map((i) => ({ at: [i * 2 * step, ROOT], children: [] }));
  grown.reduce((parent, child) => {
    parent.children.push(child);
    return child;
  }, root);
  while (grown.length) {
    for (const goal of goals)
      for (const place of grown) {
        const length = distance(place.at, goal.at);
        if (length < goal.distance) Object.assign(goal, { nearest: place, distance: length });
      }
    goals = goals.filter((goal) => goal.distance > reach);
    const pulls = group(
      goals.filter((goal) => goal.distance < sight),
      (goal) => goal.nearest,
    );
    grown = [...pulls].flatMap(([parent, goals]) => {
      const [x, y] = parent.at;
      const across = sum(goals, (goal) => (goal.at[0] - x) / goal.distance);
      const down = sum(goals, (goal) => (goal.at[1] - y) / goal.distance);
      const length = Math.hypot(across, down);
      const at: Point = [x + (step * across) / length, y + (step * down) / length];
      if (parent.children.some((child) => distance(child.at, at) < 1)) return [];
      const child = { at, children: [] };
      parent.children.push(child);
      return [child];
    });
  }
  return root;
}

/** A branch goes on with the first child of each node; the others begin branches of their own. */
const branchesOf = (tree: Node): Node[][] =>
  tree.descendants().flatMap((node) =>
    (node.children ?? []).slice(node.parent ? 1 : 0).map((child) => {
      const branch = [node];
      for (let next: Node | undefined = child; next; next = next.children?.[0]) branch.push(next);
      return branch;
    }),
  );

/** The parameters of the regression. The noise is the standard deviation of an observation. */
const [BANDWIDTH, RIDGE, NOISE] = [0.085, 0.35, 0.13];

/**
 * Kernel ridge regression. Observations with noise, the fit, and lines at every half standard deviation from it: the fit
 * is the posterior mean of a Gaussian process.
 */
function regress(left: number) {
  const width = 540;
  const sample = observations();
  const { mean, deviation } = posterior(sample);
  const place = (x: number, y: number): Point => [left + x * width, LEVEL - y * 190];
  const line = (sigmas: number) =>
    range(-2, 26).map((i) => {
      const x = i / 25;
      // Not the posterior's: the fan opens and closes where the trail comes and ends.
      const opening = smoothstep((i + 2) / 4) * smoothstep((25 - i) / 4);
      return place(x, mean(x) + sigmas * opening * deviation(x) * (NOISE / Math.sqrt(RIDGE)));
    });
  const sides = range(0.5, 3.1, 0.5);
  return {
    content: [
      ...[0.5, 1, 1.5, 2].map((z) =>
        area(polygon([...line(z), ...line(-z).reverse()]), 'fill-relief', { 'fill-opacity': 0.1 }),
      ),
      path(
        [...sides, ...sides.map((z) => -z)].map((z) => spline(line(z))).join(''),
        'stroke-relief',
        {
          'stroke-opacity': 0.5,
        },
      ),
    ],
    fit: range(-2, 26).map((i) => place(i / 25, mean(i / 25))),
    marks: [
      path(sample.map(({ x, y }) => `M${place(x, y)}L${place(x, mean(x))}`).join(''), '', {
        'stroke-opacity': 0.5,
      }),
      dots(
        sample.map(({ x, y }) => place(x, y)),
        4.5,
      ),
    ],
  };
}

type Observation = { x: number; y: number };

/** Observations with noise, and a gap in the data, where the posterior widens. */
function observations(): Observation[] {
  const random = createRandom(4);
  const normal = createNormal(random);
  const truth = (x: number) => Math.sin(5.2 * x) * 0.55 + 0.5 * Math.sin(11 * x + 1) * x;
  return range(46).map(() => {
    const share = random();
    const x = share < 0.55 ? share * 0.9 : 1 - (1 - share) * 0.62;
    return { x, y: truth(x) + NOISE * normal() };
  });
}

/** The posterior of the observations. The ridge is the noise variance divided by the prior variance. */
function posterior(sample: Observation[]) {
  const kernels = (x: number) => sample.map((point) => gaussian(x, point.x, BANDWIDTH));
  const gram = new Matrix(sample.map(({ x }) => kernels(x))).add(
    Matrix.eye(sample.length).mul(RIDGE),
  );
  const solver = new CholeskyDecomposition(gram);
  const solve = (values: number[]) => solver.solve(Matrix.columnVector(values)).to1DArray();
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i], 0);
  const weights = solve(sample.map(({ y }) => y));
  return {
    /** The weights solve (K + λI) w = y. https://gaussianprocess.org/gpml/chapters/RW2.pdf */
    mean: (x: number) => dot(kernels(x), weights),
    /** In standard deviations of the prior. */
    deviation: (x: number) => Math.sqrt(1 - dot(kernels(x), solve(kernels(x)))),
  };
}
