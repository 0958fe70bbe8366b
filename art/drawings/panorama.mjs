import { glowingDrawing, path } from '../svg.mjs';
import { line, UNITS_PER_PIXEL } from '../svgPath.mjs';

/** The size of the four drawings of Engagement, and the y at which the trail runs through all of them. */
export const PANORAMA = { width: 300, height: 292, ground: 270 };

/** The y of the trail as a fraction of the height. Versions for narrow windows have the same. */
export const PANORAMA_TRAIL_Y = PANORAMA.ground / PANORAMA.height;

/** In narrow windows, each drawing stands alone on the trail, in this size. */
export const ALONE = { width: 360, height: 219, ground: 202.5 };

/**
 * A drawing, and a version for narrow windows, where the trail runs from the edge to what is drawn.
 * @param {string[]} content elements, from back to front
 * @param {string[]} [alone] the same, if the trail does not go on into a next drawing
 */
export function panoramaDrawing(content, alone = content) {
  const { width, height } = PANORAMA;
  const scale = ALONE.height / height;
  const x = (ALONE.width - scale * width) / 2;
  const centred = `<g transform="translate(${UNITS_PER_PIXEL * x})scale(${scale})">${alone.join('')}</g>`;
  const trail = path(line([-9, ALONE.ground], [x + 1, ALONE.ground]), 'accent');
  return {
    ...glowingDrawing(width, height, content),
    trailY: PANORAMA_TRAIL_Y,
    phone: glowingDrawing(ALONE.width, ALONE.height, [trail, centred]),
  };
}
