import { blur, range, sum } from 'd3-array';
import { createNoise2D } from 'simplex-noise';
import { statistics as words } from '../../src/content/home';
import { flankOf } from '../flank';
import { createRandom } from '../math';
import { curve, type Point, profile } from '../paths';
import { area, type Box, drawing } from '../svg';
import { branch, MARGIN } from '../trail';

type Key = keyof typeof words.items;

/**
 * The mountain of each statistic: how many lines there are for 1 of its number, as the text below the heading says; where
 * its shoulder is, from -1 (left foot) to 1 (right foot); and a seed for its crags.
 */
const MOUNTAINS = {
  dataPoints: { linesPerUnit: 10, shoulder: 0.3, seed: 3 },
  geographies: { linesPerUnit: 1, shoulder: -0.36, seed: 8 },
  categories: { linesPerUnit: 1, shoulder: 0.26, seed: 21 },
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
  places: Record<Key, [left: number, summit: number, right: number]>;
};

export const wide = () =>
  mountainRange({
    box: { frame: 'wide', left: -720, width: 2640, height: 620 },
    foot: 80,
    distance: 5,
    bend: 0.5,
    step: 10,
    places: {
      dataPoints: [0, 150, 410],
      geographies: [240, 450, 670],
      categories: [540, 780, 1040],
      dailyIngest: [870, 1080, 1320],
    },
  });

export const narrow = () =>
  mountainRange({
    box: { frame: 'narrow', left: -45, width: 410, height: 340 },
    foot: 36,
    distance: 3,
    bend: 0.2,
    step: 3,
    places: {
      dataPoints: [-9, 45, 111],
      geographies: [102, 159, 213],
      categories: [171, 228, 264],
      dailyIngest: [249, 297, 360],
    },
  });

/**
 * A mountain per statistic, made of as many lines as its number says. All lines are equally far apart, so heights are in
 * proportion, too. The smaller a mountain, the nearer it is. The trail is the skyline.
 */
function mountainRange({ box, foot, distance, bend, step, places }: Composition) {
  const ground = box.height - foot;
  const margin = MARGIN[box.frame];
  const at = (x: number, height: number): Point => [x, ground - height];

  const mountains = (Object.keys(words.items) as Key[]).map((key) => {
    const { linesPerUnit, shoulder, seed } = MOUNTAINS[key];
    const lines = Math.round(linesPerUnit * numberIn(words.items[key].value));
    const height = distance * lines;
    const [left, summit, right] = places[key];
    const noise = createNoise2D(createRandom(seed));
    const flank = (foot: number) => flankOf(summit, foot, step, shoulder, noise);
    const outline = [...flank(left).reverse(), [summit, 1], ...flank(right)];
    const crest = range(0, 1.1, 0.125).map((down) => [
      summit + (right - summit) * down * (0.15 + 0.3 * noise(2.5 * down, 4)),
      1 - down,
    ]);
    return { key, lines, height, outline, crest };
  });
  mountains.sort((a, b) => b.lines - a.lines);

  const draw = ({ key, lines, height, outline, crest }: (typeof mountains)[number]) => {
    const d = `${profile(outline.map(([x, y]) => at(x, height * y)))}z`;
    const shade = `${curve(crest.map(([x, y]) => at(x, height * y)))}H${box.left}V0z`;
    // All lines are one line, drawn at different scales and cut at the outline.
    const line = profile(outline.map(([x, y]) => [x, -height * (1 - bend + bend * y)]));
    const copies = range(lines).map((i) => {
      const share = (i + 0.5) / lines;
      const opacity = (0.35 + 0.55 * share).toFixed(2);
      return `<use href="#${key}" stroke-opacity="${opacity}" transform="matrix(1 0 0 ${share.toFixed(4)} 0 ${ground})"/>`;
    });
    return `
      <defs><path id="${key}" d="${line}"/></defs>
      <clipPath id="in-${key}"><path d="${d}"/></clipPath>
      ${area(d, '', { fill: 'url(#light)' })}
      <g class="stroke-ink" stroke-width=".7" clip-path="url(#in-${key})">
        ${area(shade, 'fill-shadow', { 'fill-opacity': 0.35 })}
        ${copies.join('')}
      </g>`;
  };

  // Nearly the highest outline, but round in the saddles, where two meet.
  const heights = mountains.map(
    ({ height, outline }) => new Map(outline.map(([x, y]) => [x, height * y])),
  );
  const xs = range(box.left, box.left + box.width + step, step);
  const highest = xs.map((x) => sum(heights, (height) => (height.get(x) ?? 0) ** 3) ** (1 / 3));
  const smooth = blur([...highest], 1.5);
  const skyline = xs.map((x, i) => at(x, Math.max(highest[i], smooth[i])));
  const route = skyline.filter(([x]) => x >= places.dataPoints[0]);
  const swell = createNoise2D(createRandom(2));
  const front = range(box.left, box.left + box.width + 4 * step, 4 * step).map((x) =>
    at(x, distance * (0.4 + 2.4 * swell(x / (16 * step), 0))),
  );
  const content = [
    GRADIENTS,
    area(`M${box.left} 0h${box.width}V${ground}H${box.left}z`, '', { fill: 'url(#haze)' }),
    area(`${profile(skyline)}V${ground}H${box.left}z`, 'fill-background'),
    ...mountains.map(draw),
    area(`${profile(front)}V${box.height}H${box.left}`, '', { fill: 'url(#ground)' }),
    branch(margin, ground + 1.6 * margin, route[0], profile(route)),
  ];
  /** Where the summits are, from the left of the content and the lower edge. */
  const summits = Object.fromEntries(
    mountains.map(({ key, height }) => [key, { x: places[key][1], y: foot + height }]),
  );
  return { ...drawing('spruce', box, content), summits };
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
  <linearGradient id="ground" x2="0" y2="1">
    <stop class="stop-color-shadow"/>
    <stop class="stop-color-background" offset="1"/>
  </linearGradient>
  <linearGradient id="haze" x2="0" y2="1">
    <stop class="stop-color-relief" stop-opacity="0"/>
    <stop class="stop-color-relief" offset="1" stop-opacity=".4"/>
  </linearGradient>`;
