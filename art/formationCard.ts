import { formations, landscape } from './formations';
import { summitTriangle } from './paths';
import { area, drawing, lightLines } from './svg';
import { branch, MARGIN } from './trail';

const [LEFT, WIDTH] = [-40, 400];

const AXIS = 168;

/** The dark ground of the text above goes on, and becomes lighter towards the horizon. */
const DUSK = `<linearGradient id="dusk" x2="0" y2="1">
    <stop class="stop-color-near"/>
    <stop class="stop-color-relief" offset=".9" stop-opacity=".6"/>
  </linearGradient>`;

type Card = {
  height: number;
  /** How far from the axis the trail ends. */
  end?: number;
  /** Whether the triangle stands on level ground. On a summit, it is the tip. */
  stands?: boolean;
};

/** The formation of a card. The sky of the first is that of the page. */
export function formationCard(
  key: keyof typeof formations,
  { height, end = 0, stands = false }: Card,
) {
  const level = height - 38;
  const { profiles, way } = landscape({
    on: [formations[key]],
    axis: AXIS,
    pitch: 0,
    scale: 0.44,
    level,
    left: LEFT,
    right: LEFT + WIDTH,
    step: 12,
    behind: 6,
  });
  const {
    d,
    start,
    end: [x, y],
  } = way(12, AXIS + end);
  const sky = `M${LEFT} 0h${WIDTH}v${level}h${-WIDTH}z`;
  return drawing('page', { frame: 'narrow', left: LEFT, width: WIDTH, height }, [
    key === 'shortTerm'
      ? area(sky, 'fill-background')
      : DUSK + area(sky, '', { fill: 'url(#dusk)' }),
    lightLines(profiles),
    branch(MARGIN.narrow, level - 40, start, d),
    area(summitTriangle([x, y + (stands ? -3.3 : 3)], 0.55), 'fill-accent'),
  ]);
}
