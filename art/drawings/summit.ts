import { range } from 'd3-array';
import { fractalNoise } from '../contourLines';
import { gaussian, smoothstep } from '../math';
import { middle, type Point, smoothLine, summitTriangle } from '../paths';
import { area, type Box, drawing, group, landAt, path } from '../svg';
import { MARGIN, trail } from '../trail';

/**
 * Ranges one behind the other in the mist, from far to near: the height of their feet and of their hills, as shares of the
 * summit's, the size of a hill in units, how craggy they are, and how near they look.
 */
const RANGES = [
  { foot: 0.3, height: 0.3, hills: 420, crags: 0.05, share: 0.16 },
  { foot: 0.26, height: 0.26, hills: 330, crags: 0.045, share: 0.32 },
  { foot: 0.2, height: 0.2, hills: 300, crags: 0.04, share: 0.54 }, // that of the summit
  { foot: 0.13, height: 0.16, hills: 340, crags: 0.02, share: 0.76 },
  { foot: 0.04, height: 0.12, hills: 420, crags: 0.012, share: 1 },
];

const SUMMIT_RANGE = 2;

/** The length of the way before its bend, where it fades in. */
const FADE = 100;

/** The range in front of that one, along whose crest the route begins. */
const ROUTE_RANGE = 3;

type View = {
  box: Box;
  summit: Point;
  /** How wide the mountain is, and how much smaller its hills are. */
  spread: number;
  zoom: number;
  /** The y of the ground. */
  ground: number;
  /** Between two points of a crest. */
  step: number;
  /** How large the triangle is. */
  scale: number;
  /** How far above its first crest the route leaves the margin, and how far from it it arrives there. */
  bend: { width: number; height: number };
  /** How much room the light needs between text and the summit. */
  room: number;
  /** How high the land is where the form is above it, in windows with two columns. */
  land: number;
};

export const wide = () =>
  evening({
    box: { frame: 'wide', left: -720, width: 2640, height: 900 },
    summit: [430, 390],
    spread: 210,
    zoom: 1,
    ground: 850,
    step: 10,
    scale: 0.85,
    bend: { width: 72, height: 170 },
    room: 190,
    land: 380,
  });

export const narrow = () =>
  evening({
    box: { frame: 'narrow', left: -40, width: 400, height: 360 },
    summit: [216, 110],
    spread: 72,
    zoom: 0.42,
    ground: 345,
    step: 4,
    scale: 0.55,
    bend: { width: 36, height: 80 },
    room: 110,
    land: 0,
  });

/**
 * The end of the way in the evening: ranges in the mist, and a light behind the summit. The route leaves the margin, and
 * follows the crests of two ranges to the summit. The line in the margin ends here, so one fades out where the other fades
 * in: browsers round both to whole pixels.
 */
function evening({ box, summit, spread, zoom, ground, step, scale, bend, room, land }: View) {
  const [summitX, summitY] = summit;
  const peak = ground - summitY;
  const xs = range(box.left - 2 * step, box.left + box.width + 2 * step, step);
  const crests = RANGES.map(({ foot, height, hills, crags }, i) => {
    const noise = fractalNoise(40 + i, zoom * hills);
    const roughness = fractalNoise(60 + i, Math.sqrt(zoom) * 60);
    const crest = (x: number) => {
      const ridge = 1 - Math.abs(noise(x, 0)) / 1.35;
      const mountain = i === SUMMIT_RANGE ? mountainAt((x - summitX) / spread) : 0;
      const hill = foot + height * ridge ** 1.5 * (1 - 0.8 * mountain);
      const rough = crags * roughness(x, 0) * (1 - gaussian(x, summitX, 0.1 * spread));
      return Math.max(hill, mountain) + rough;
    };
    const grain = step / 10; // so that smoothLine() needs no rounding
    return (x: number) => grain * Math.round((ground - peak * crest(x)) / grain);
  });
  const pointsOf = (i: number, from = xs[0]) =>
    xs.filter((x) => x >= from).map((x): Point => [x, crests[i](x)]);
  const layers = RANGES.map(({ share }, i) => {
    const mist = i === RANGES.length - 1 ? 'background' : `page-${landAt(share / 4)}`;
    return [
      `<linearGradient id="mist${i}" x2="0" y2="1"><stop class="stop-color-page-${landAt(share)}"/><stop class="stop-color-${mist}" offset=".9"/></linearGradient>`,
      path(`${smoothLine(pointsOf(i))}V${box.height}H${xs[0]}`, 'stroke-light', {
        fill: `url(#mist${i})`,
        'stroke-opacity': 0.25 + 0.4 * share,
      }),
      i === SUMMIT_RANGE ? shade(pointsOf(i, summitX), ground, spread) : '',
    ].join('');
  });
  const margin = MARGIN[box.frame];
  const onCrests = xs
    .filter((x) => x > margin + bend.width && x < summitX)
    .map((x): Point => [x, Math.min(crests[SUMMIT_RANGE](x), crests[ROUTE_RANGE](x))]);
  const [[x0, y0], [x1, y1]] = onCrests;
  const [x, y] = middle([x0, y0], [x1, y1]);
  const slope = (y1 - y0) / (x1 - x0);
  const from = y - bend.height;
  const way = smoothLine([...onCrests, summit, summit]).replace('M', '');
  const turn = `C${margin} ${from + 0.6 * bend.height} ${x - 0.6 * (x - margin)} ${y - 0.6 * slope * (x - margin)}`;
  return {
    ...drawing('foot', box, [
      `<radialGradient id="glow">
        <stop class="stop-color-glow" stop-opacity=".8"/>
        <stop class="stop-color-glow" offset=".2" stop-opacity=".55"/>
        <stop class="stop-color-glow" offset=".45" stop-opacity=".2"/>
        <stop class="stop-color-glow" offset=".7" stop-opacity=".06"/>
        <stop class="stop-color-glow" offset="1" stop-opacity="0"/>
      </radialGradient>`,
      group('light', [
        `<circle cx="${summitX}" cy="${summitY}" r="${summitY - 5}" fill="url(#glow)" stroke="none"/>`,
      ]),
      group('mountains', layers),
      `<linearGradient id="start" gradientUnits="userSpaceOnUse" x2="0" y1="${from - FADE}" y2="${from - 0.6 * FADE}">
        <stop class="stop-color-accent" stop-opacity="0"/>
        <stop class="stop-color-accent" offset="1"/>
      </linearGradient>`,
      group('route', [
        path(`M${margin} ${from - FADE}V${from - 0.6 * FADE}`, '', {
          stroke: 'url(#start)',
          'stroke-width': 3,
          'stroke-linecap': 'butt',
        }),
        trail(`M${margin} ${from - 0.6 * FADE}V${from}${turn} ${way}`),
      ]),
      group('mark', [area(summitTriangle(summit, scale), 'fill-accent')]),
    ]),
    /** Where the line in the margin ends, above the lower edge. */
    trailEnd: box.height - from,
    /** How much room the land needs below text: all of it, and where it is lower. */
    peak: box.height - summitY + room,
    land,
  };
}

/**
 * The side of the mountain that is away from the light, behind a spur from the summit down. It fades in the mist, from the
 * height where the flank meets the next hill.
 */
function shade(flank: Point[], ground: number, spread: number): string {
  const [[x, y]] = flank;
  const foot = flank.findIndex(
    ([place, height], i) => place > x + 1.2 * spread && flank[i + 1][1] < height,
  );
  const spur = range(1, 0, -0.06).map((down, i): Point => {
    const bend = (0.14 * Math.sin(9 * down) + 0.05 * (i % 2)) * down;
    return [x + spread * (0.35 * down + bend), y + (ground - y) * down];
  });
  const side = smoothLine(flank.slice(0, foot + 1)).replace('M', 'L');
  const d = `M${x} ${y}${side}L${spur.join('L')}z`;
  return `<linearGradient id="shade" gradientUnits="userSpaceOnUse" x2="0" y1="${y}" y2="${flank[foot][1]}"><stop class="stop-color-shadow" stop-opacity=".3"/><stop class="stop-color-shadow" offset="1" stop-opacity="0"/></linearGradient>${area(d, '', { fill: 'url(#shade)' })}`;
}

/** The outline of the mountain, which is 1 at its summit; its left flank has a shoulder. */
function mountainAt(u: number): number {
  const distance = Math.abs(u);
  const flank = Math.max(0, 1 - distance / 3.2) ** 2.2;
  const shoulder = 0.12 * gaussian(u, -0.9, 0.28) + 0.08 * gaussian(u, 0.75, 0.2);
  return Math.min(1, flank + shoulder * smoothstep(distance / 0.5));
}
