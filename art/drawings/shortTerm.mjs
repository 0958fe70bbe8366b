import { terrain } from '../contourLines.mjs';
import { gaussian, range, smoothstep } from '../math.mjs';
import { glowingDrawing, land, opaqueGroup, path } from '../svg.mjs';
import { spline, summitTriangle } from '../svgPath.mjs';
import { ALONE, PANORAMA, PANORAMA_TRAIL_Y } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

const [SECTIONS, SUMMIT] = [20, 17];

/**
 * Many quiet sections and one sharp peak, which is the trail.
 * @param {{ width: number, height: number, ground: number, end?: number }} size `end` is where the trail ends
 */
function sections({ width, height, ground, end = width + 9 }) {
  const noise = terrain(3, 44);
  const drawn = range(SECTIONS).map((row) => {
    const distance = ((row - SUMMIT) * ground) / 30;
    const rise = gaussian(row, SUMMIT, 3.4);
    const line = range(width / 5 + 3).map((i) => {
      const x = (i - 1) * 5;
      const peak = 0.72 * gaussian(x, 0.53 * width, 11) + 0.28 * gaussian(x, 0.53 * width, 32);
      // At both edges, all sections meet in the trail, which continues in other drawings.
      const opened = smoothstep(x / (0.4 * width)) * smoothstep((width - x) / (0.4 * width));
      const rough = 3 * opened * noise(x, row * 22);
      const y = ground + opened * distance - 0.83 * ground * rise * peak - rough;
      return /** @type {Point} */ ([x, y]);
    });
    const area = spline(line, `V${height * 2 + 20}H-20`);
    const share = 0.75 * (1 - row / (SECTIONS - 1));
    if (row !== SUMMIT) return land(area, share);
    const trail = line.filter(([x]) => x <= end);
    const peak = end < width ? trail.slice(-1).map((point) => summitTriangle(point)) : [];
    return (
      land(area, share) +
      path(spline(trail), 'accent no-area') +
      path(peak.join(''), 'accent-area accent')
    );
  });
  return [opaqueGroup(drawn)];
}

export const shortTerm = () => ({
  ...glowingDrawing(PANORAMA.width, PANORAMA.height, sections(PANORAMA)),
  trailY: PANORAMA_TRAIL_Y,
  phone: glowingDrawing(ALONE.width, ALONE.height, sections({ ...ALONE, end: 191 })),
});
