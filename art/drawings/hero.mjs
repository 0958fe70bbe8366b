import { landscapeSections, shareAt } from '../landscapeSections.mjs';
import { smoothstep } from '../math.mjs';
import { mountains } from '../mountains.mjs';
import { embeddedDrawing } from '../svg.mjs';

const ROWS = 36;

/** Profiles of the mountains beside the text; nearer ones have stronger lines, and the front one is the trail. */
export function hero() {
  const [width, height] = [1600, 740];
  const foot = 704; // where the trail enters from the left; it is level for a quarter of the width
  const { lines, areaOf, hills } = landscapeSections({
    width,
    height,
    rows: ROWS,
    points: 112,
    peak: 545,
    landscape: mountains,
    baseline: (near, across) => {
      const spread = smoothstep((across - 0.28) / 0.42) - 0.6 * smoothstep((across - 0.88) / 0.12);
      return foot - 150 * (1 - near) * spread;
    },
  });
  const land = hills().map(({ d, near }) => ({
    d,
    light: 0.2 + 0.4 * near,
    share: Math.max(0.3, shareAt(near)),
  }));
  const trail = { d: areaOf(lines.at(-1) ?? []) };
  return { ...embeddedDrawing(width, height, [...land, trail]), trailY: foot / height };
}
