import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { distance, type Point } from './paths';

/** How much cheaper a way becomes by the water that takes it: the more, the fewer rivers there are. */
const ATTRACTION = 0.3;

type Land = {
  /** Where the water can go, at about equal distances. */
  places: Point[];
  spacing: number;
  /** The main river, downstream. */
  trunk: Point[];
  /** Where tributaries come to the trunk: places beside it, each on the side of its tributary. */
  confluences: Point[];
  /** Where other rivers end. */
  mouths: Point[];
  /** What a step costs here. */
  roughness: (at: Point) => number;
};

/** A stream with its Strahler number at each place, upstream. */
export type Stream = { at: Point; order: number }[];

/** How many places feed the smallest stream. */
const SPRING = 9;

/**
 * The rivers of a land, and their basins. The water of each place takes the way of least cost, and the more water takes a
 * way, the cheaper it becomes (optimal channel networks, Rigon et al., 1993). So streams join in the direction of the
 * larger one, as light is refracted.
 */
export function riverNetwork({ places, spacing, trunk, confluences, mouths, roughness }: Land) {
  const trunkMesh = Delaunay.from(trunk);
  const ends = [...confluences, ...mouths];
  const isEnd = (i: number) => i < ends.length;
  const points = [...ends, ...places, ...trunk];
  const isTrunk = (i: number) => i >= ends.length + places.length;
  const mesh = Delaunay.from(points);
  let down = points.map(() => -1);
  let flow = points.map(() => 1);
  let upstreamFirst: number[] = [];

  const stepCost = (from: number, to: number) => {
    if (isTrunk(from)) return Infinity;
    const water = down[from] === to ? flow[from] : 1;
    return distance(points[from], points[to]) * roughness(points[from]) * water ** -ATTRACTION;
  };
  for (const _ of range(10)) {
    const costs = points.map((_, i) => (isEnd(i) ? 0 : Infinity));
    const next = points.map(() => -1);
    const queue = range(ends.length);
    for (const to of queue)
      for (const from of mesh.neighbors(to)) {
        const cost = costs[to] + stepCost(from, to);
        if (cost < costs[from] && distance(points[from], points[to]) < 2.6 * spacing) {
          costs[from] = cost;
          next[from] = to;
          queue.push(from);
        }
      }
    down = next;
    upstreamFirst = range(points.length)
      .filter((i) => costs[i] < Infinity)
      .sort((a, b) => costs[b] - costs[a]);
    flow = points.map(() => 1);
    for (const i of upstreamFirst) if (!isEnd(i)) flow[down[i]] += flow[i];
  }

  /** The streams that come to a place, the largest first. Short ones are left out. */
  const above: number[][] = points.map(() => []);
  const lengths = points.map(() => 0);
  const orders = points.map(() => 1);
  for (const i of upstreamFirst) {
    above[i] = above[i]
      .sort((a, b) => flow[b] - flow[a])
      .filter((stream, n) => n === 0 || lengths[stream] > 4.5 * spacing);
    const [main] = above[i];
    if (main !== undefined) {
      const highest = Math.max(...above[i].map((stream) => orders[stream]));
      const isMeeting = above[i].filter((stream) => orders[stream] === highest).length > 1;
      orders[i] = isMeeting ? highest + 1 : highest;
      lengths[i] = lengths[main] + distance(points[i], points[main]);
    }
    if (!isEnd(i) && flow[i] >= SPRING) above[down[i]].push(i);
  }

  const smooth = points.map(
    ([x, y], i): Point => (i < confluences.length ? trunk[trunkMesh.find(x, y)] : [x, y]),
  );
  for (const _ of range(14))
    for (const i of upstreamFirst) {
      const [main] = above[i];
      if (isEnd(i) || main === undefined) continue;
      const [[x0, y0], [x, y], [x1, y1]] = [smooth[down[i]], smooth[i], smooth[main]];
      smooth[i] = [(x0 + 2 * x + x1) / 4, (y0 + 2 * y + y1) / 4];
    }
  const streamFrom = (i: number): number[] => {
    const [main] = above[i];
    return main === undefined ? [i] : [i, ...streamFrom(main)];
  };
  const streams = upstreamFirst.flatMap((i) =>
    above[i].slice(isEnd(i) ? 0 : 1).map((first): Stream => {
      const way = streamFrom(first);
      return [
        { at: smooth[i], order: orders[first] },
        ...way.map((n) => ({ at: smooth[n], order: orders[n] })),
      ];
    }),
  );

  const basins = range(points.length);
  for (const i of upstreamFirst.toReversed()) if (!isEnd(i)) basins[i] = basins[down[i]];
  return {
    streams: streams.filter(({ length }) => length > 4),
    /** The number of the basin at a place: that of its confluence or, after those, of its mouth. */
    basinAt: ([x, y]: Point) => basins[mesh.find(x, y)],
  };
}
