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
type Stream = { at: Point; order: number }[];

/** How many places feed the smallest stream. */
const SPRING = 9;

/**
 * The rivers of a land, and their basins: optimal channel networks (Rigon et al., 1993). Streams join in the direction of
 * the larger one, as light is refracted.
 */
export function riverNetwork(land: Land) {
  const { trunk, confluences, mouths } = land;
  const ends = confluences.length + mouths.length;
  const points = [...confluences, ...mouths, ...land.places, ...trunk];
  const mesh = Delaunay.from(points);
  const water = drain(land, points, mesh, ends);
  const basins = range(points.length);
  for (const i of water.upstreamFirst.toReversed())
    if (i >= ends) basins[i] = basins[water.down[i]];
  // The trunk is a barrier: a confluence is beside it, and the line of its stream begins on it.
  const trunkMesh = Delaunay.from(trunk);
  const places = points.map(
    ([x, y], i): Point => (i < confluences.length ? trunk[trunkMesh.find(x, y)] : [x, y]),
  );
  return {
    streams: streamsOf(water, places, ends, 4.5 * land.spacing),
    /** The number of the basin at a place: that of its confluence or, after those, of its mouth. */
    basinAt: ([x, y]: Point) => basins[mesh.find(x, y)],
  };
}

/** For each place, the place that its water goes to, and how many places feed it; and an order of the places. */
type Water = { down: number[]; flow: number[]; upstreamFirst: number[] };

/** The water takes the way of least cost to an end. The more water takes a way, the cheaper it becomes. */
function drain(land: Land, points: Point[], mesh: Delaunay<Point>, ends: number): Water {
  const isTrunk = (i: number) => i >= points.length - land.trunk.length;
  let water: Water = { down: [], flow: [], upstreamFirst: [] };
  const stepCost = (from: number, to: number) => {
    const length = distance(points[from], points[to]);
    if (isTrunk(from) || length > 2.6 * land.spacing) return Infinity;
    const flow = water.down[from] === to ? water.flow[from] : 1;
    return length * land.roughness(points[from]) * flow ** -ATTRACTION;
  };
  for (const _ of range(10)) {
    const costs = points.map((_, i) => (i < ends ? 0 : Infinity));
    const down = points.map(() => -1);
    const queue = range(ends);
    for (const to of queue)
      for (const from of mesh.neighbors(to)) {
        const cost = costs[to] + stepCost(from, to);
        if (cost < costs[from]) {
          costs[from] = cost;
          down[from] = to;
          queue.push(from);
        }
      }
    const upstreamFirst = range(points.length)
      .filter((i) => costs[i] < Infinity)
      .sort((a, b) => costs[b] - costs[a]);
    const flow = points.map(() => 1);
    for (const i of upstreamFirst) if (i >= ends) flow[down[i]] += flow[i];
    water = { down, flow, upstreamFirst };
  }
  return water;
}

/**
 * Where there is enough water, there are streams.
 * @param shortest the length of a stream without tributaries
 */
function streamsOf(
  { down, flow, upstreamFirst }: Water,
  points: Point[],
  ends: number,
  shortest: number,
): Stream[] {
  // The streams that come to each place, the largest first.
  const above: number[][] = points.map(() => []);
  const lengths = points.map(() => 0);
  const orders = points.map(() => 1);
  for (const i of upstreamFirst) {
    above[i] = above[i]
      .sort((a, b) => flow[b] - flow[a])
      .filter((stream, n) => n === 0 || lengths[stream] > shortest);
    const [main] = above[i];
    if (main !== undefined) {
      const highest = Math.max(...above[i].map((stream) => orders[stream]));
      const isMeeting = above[i].filter((stream) => orders[stream] === highest).length > 1;
      orders[i] = isMeeting ? highest + 1 : highest;
      lengths[i] = lengths[main] + distance(points[i], points[main]);
    }
    if (i >= ends && flow[i] >= SPRING) above[down[i]].push(i);
  }
  const smooth = [...points];
  for (const _ of range(14))
    for (const i of upstreamFirst) {
      const [main] = above[i];
      if (i < ends || main === undefined) continue;
      const [[x0, y0], [x, y], [x1, y1]] = [smooth[down[i]], smooth[i], smooth[main]];
      smooth[i] = [(x0 + 2 * x + x1) / 4, (y0 + 2 * y + y1) / 4];
    }
  const upwards = (i: number): number[] => [i, ...above[i].slice(0, 1).flatMap(upwards)];
  return upstreamFirst
    .flatMap((i) =>
      above[i]
        .slice(i < ends ? 0 : 1)
        .map(
          (first): Stream => [
            { at: smooth[i], order: orders[first] },
            ...upwards(first).map((place) => ({ at: smooth[place], order: orders[place] })),
          ],
        ),
    )
    .filter(({ length }) => length > 4);
}
