import { formations, landscape } from '../formations';
import { summitTriangle } from '../paths';
import { area, drawing, lightLines } from '../svg';
import { leaveMargin, MARGIN, trail } from '../trail';

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
function narrow(key: keyof typeof formations, { height, end = 0, stands = false }: Card) {
  const level = height - 38;
  const { profiles, way } = landscape({
    on: [formations[key]],
    axis: AXIS,
    pitch: 0,
    scale: 0.56,
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
  return drawing('page', { left: LEFT, width: WIDTH, height }, [
    key === 'shortTerm'
      ? area(sky, 'fill-background')
      : DUSK + area(sky, '', { fill: 'url(#dusk)' }),
    lightLines(profiles),
    trail(leaveMargin([MARGIN.narrow, level - 40], start)),
    trail(d),
    area(summitTriangle([x, y + (stands ? -3.3 : 3)], 0.55), 'fill-accent'),
  ]);
}

export const engagementShortTerm = () => narrow('shortTerm', { height: 252 });
export const engagementRetainer = () => narrow('retainer', { height: 185, end: 96 });
export const engagementWorkshops = () => narrow('workshops', { height: 210 });
export const engagementProjects = () => narrow('projects', { height: 190, stands: true });
