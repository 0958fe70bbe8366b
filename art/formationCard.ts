import { formations, landscape } from './formations';
import { summitTriangle } from './paths';
import { area, drawing, lightLines } from './svg';
import { branch, MARGIN } from './trail';

const [LEFT, WIDTH] = [-40, 400];

const AXIS = 168;

type Card = {
  height: number;
  /** How far from the axis the trail ends. */
  end?: number;
  /** Whether the triangle stands on level ground. On a summit, it is the tip. */
  stands?: boolean;
  /** Whether the sky is that of the page, not the ground of the card above. */
  sky?: boolean;
};

/** The formation of a card. */
export function formationCard(
  key: keyof typeof formations,
  { height, end = 0, stands = false, sky = false }: Card,
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
  return drawing('page', { frame: 'narrow', left: LEFT, width: WIDTH, height }, [
    sky ? area(`M${LEFT} 0h${WIDTH}v${level}h${-WIDTH}z`, 'fill-background') : '',
    lightLines(profiles),
    branch(MARGIN.narrow, level - 40, start, d),
    area(summitTriangle([x, y + (stands ? -3.3 : 3)], 0.55), 'fill-accent'),
  ]);
}
