import { pairs, range, sort } from 'd3-array';
import { createNoise2D } from 'simplex-noise';
import { statistics as words } from '../../src/content/home';
import { flankOf } from '../flank';
import { createRandom, smoothstep } from '../math';
import { curve, everyNth, type Point, profile } from '../paths';
import { area, type Box, drawing, group } from '../svg';
import { branch, MARGIN } from '../trail';

type Key = keyof typeof words.items;

/**
 * The mountain of each statistic: how many lines there are for 1 of its number, as the text below the heading says; where
 * its shoulder is, from -1 (left foot) to 1 (right foot); and a seed for its crags.
 */
const MOUNTAINS = {
  dataPoints: { linesPerUnit: 10, shoulder: 0.22, seed: 3 },
  geographies: { linesPerUnit: 1, shoulder: -0.36, seed: 8 },
  categories: { linesPerUnit: 1, shoulder: 0.17, seed: 21 },
  dailyIngest: { linesPerUnit: 1, shoulder: -0.36, seed: 5 },
} satisfies Record<Key, { linesPerUnit: number; shoulder: number; seed: number }>;

/** Measures in units. All x are multiples of `step`. */
type Composition = {
  box: Box;
  /** The height of the ground above the lower edge. */
  foot: number;
  /** Between two lines. */
  distance: number;
  /** How much of its outline's shape a line has, from 0 (level) to 1. */
  bend: number;
  /** Between two points of an outline. */
  step: number;
  /** How far above each other two outlines are where the saddle between them begins to be round. */
  saddle: number;
  /** How far above the ground the trail leaves the margin, and where it arrives there. */
  turn: [height: number, x: number];
  places: Record<Key, [left: number, summit: number, right: number]>;
};

export const wide = () =>
  mountainRange({
    box: { frame: 'wide', left: -720, width: 2640, height: 620 },
    foot: 80,
    distance: 5,
    bend: 0.5,
    step: 10,
    saddle: 80,
    turn: [190, 10],
    places: {
      dataPoints: [0, 150, 430],
      geographies: [230, 450, 680],
      categories: [500, 780, 1080],
      dailyIngest: [840, 1080, 1350],
    },
  });

export const narrow = () =>
  mountainRange({
    box: { frame: 'narrow', left: -45, width: 410, height: 340 },
    foot: 36,
    distance: 3,
    bend: 0.2,
    step: 3,
    saddle: 24,
    turn: [80, -3],
    places: {
      dataPoints: [-12, 48, 120],
      geographies: [54, 117, 180],
      categories: [144, 195, 237],
      dailyIngest: [171, 273, 339],
    },
  });

/**
 * A mountain per statistic, made of as many lines as its number says. All lines are equally far apart, so heights are in
 * proportion, too. The smaller a mountain, the nearer it is. The trail is the skyline.
 */
function mountainRange({ box, foot, distance, bend, step, saddle, turn, places }: Composition) {
  const ground = box.height - foot;
  const at = (x: number, height: number): Point => [x, ground - height];

  const mountains = (Object.keys(words.items) as Key[]).map((key) => {
    const { linesPerUnit, shoulder, seed } = MOUNTAINS[key];
    const lines = Math.round(linesPerUnit * numberIn(words.items[key].value));
    const height = distance * lines;
    const [left, summit, right] = places[key];
    const noise = createNoise2D(createRandom(seed));
    const flank = (foot: number) => flankOf(summit, foot, step, shoulder, noise);
    const shape: Point[] = [...flank(left).reverse(), [summit, 1], ...flank(right)];
    const outline = new Map(shape.map(([x, y]) => [x, height * y]));
    const crest = range(0, 1.1, 0.125).map((down) => [
      summit + (right - summit) * down * (0.15 + 0.3 * noise(2.5 * down, 4)),
      1 - down,
    ]);
    return { key, lines, height, shape, outline, crest };
  });
  for (const [a, b] of pairs(mountains)) roundSaddle(a, b, saddle);

  const draw = ({ key, lines, height, shape, outline, crest }: (typeof mountains)[number]) => {
    const d = `${profile(sort(outline, ([x]) => x).map(([x, y]) => at(x, y)))}z`;
    const shade = `${curve(crest.map(([x, y]) => at(x, height * y)))}H${box.left}V0z`;
    // All lines are one line, drawn at different scales, with one thickness, and cut at the outline.
    const line = profile(shape.map(([x, y]) => [x, -height * (1 - bend + bend * y)]));
    const copies = range(lines).map((i) => {
      const share = (i + 0.5) / lines;
      const opacity = (0.35 + 0.55 * share).toFixed(2);
      return `<use href="#${key}-line" stroke-opacity="${opacity}" transform="matrix(1 0 0 ${share.toFixed(4)} 0 ${ground})"/>`;
    });
    return group(key, [
      `<defs><path id="${key}-line" vector-effect="non-scaling-stroke" d="${line}"/></defs><clipPath id="${key}-outline"><path d="${d}"/></clipPath>`,
      area(d, '', { fill: 'url(#light)' }),
      `<g class="stroke-ink" stroke-width=".7" clip-path="url(#${key}-outline)">${area(shade, 'fill-shadow', { 'fill-opacity': 0.35 })}${copies.join('')}</g>`,
    ]);
  };

  const swell = createNoise2D(createRandom(2));
  const skylineAt = (x: number) => Math.max(...mountains.map(({ outline }) => outline.get(x) ?? 0));
  /** The ground in front, which is low where mountains stand, so that each of their lines is in sight. */
  const groundAt = (x: number) => {
    const away = Math.max(places.dataPoints[0] - x, x - places.dailyIngest[2]);
    const hills = smoothstep(away / (16 * step));
    return distance * (0.2 + hills * (2.4 + 2.4 * swell(x / (16 * step), 0)));
  };
  const xs = range(box.left, box.left + box.width + 4 * step, step);
  const front = everyNth(4, xs).map((x) => at(x, groundAt(x)));
  const [from, to] = turn;
  const end = places.dailyIngest[2];
  const skyline = [
    ...xs.filter((x) => x >= to && x <= end).map((x) => at(x, Math.max(skylineAt(x), groundAt(x)))),
    ...front.filter(([x]) => x > end),
  ];
  const content = [
    GRADIENTS,
    group('sky', [
      area(`M${box.left} 0h${box.width}V${box.height}H${box.left}z`, '', { fill: 'url(#haze)' }),
    ]),
    group('mountains', sort(mountains, ({ lines }) => -lines).map(draw)),
    group('ground', [
      area(`${profile(front)}V${box.height}H${box.left}`, '', { fill: 'url(#depth)' }),
    ]),
    group('route', [branch(MARGIN[box.frame], ground - from, skyline[0], profile(skyline))]),
  ];
  /** Where the summits are, from the left of the content and the lower edge. */
  const summits = Object.fromEntries(
    mountains.map(({ key, height }) => [key, { x: places[key][1], y: foot + height }]),
  );
  return { ...drawing('spruce', box, content), summits };
}

type Outline = { height: number; outline: Map<number, number> };

/**
 * Makes the saddle between two outlines round, by filling it with the higher mountain, which is behind the other.
 * @param size how far the outlines are above each other where the saddle begins to be round
 */
function roundSaddle(a: Outline, b: Outline, size: number) {
  const { outline } = a.height > b.height ? a : b;
  for (const x of a.outline.keys()) {
    const [low, high] = sort([a.outline.get(x) ?? 0, b.outline.get(x) ?? 0]);
    const rise =
      (Math.max(0, size - (high - low)) ** 2 / (4 * size)) * smoothstep((2 * low) / size);
    if (rise > 0) outline.set(x, high + rise);
  }
}

/** @throws {Error} if the text does not begin with a number, followed by its unit */
function numberIn(text: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)[^\d.,]*$/.exec(text) ?? [];
  if (number === undefined)
    throw new Error(`The mountain of “${text}” needs a plain number, as 1086 or 4.8t.`);
  return Number(number);
}

/** Light falls on the summits, the feet are dark, and the sky glows at the horizon. */
const GRADIENTS = `
  <linearGradient id="light" x2="0" y2="1">
    <stop class="stop-color-land65"/>
    <stop class="stop-color-relief" offset=".2"/>
    <stop class="stop-color-background" offset=".7"/>
    <stop class="stop-color-shadow" offset="1"/>
  </linearGradient>
  <linearGradient id="depth" x2="0" y2="1">
    <stop class="stop-color-shadow"/>
    <stop class="stop-color-background" offset="1"/>
  </linearGradient>
  <linearGradient id="haze" x2="0" y2="1">
    <stop class="stop-color-relief" offset=".25" stop-opacity="0"/>
    <stop class="stop-color-relief" offset=".9" stop-opacity=".3"/>
  </linearGradient>`;
