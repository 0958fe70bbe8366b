import { landPaths, terrain } from '../contourLines.mjs';
import { range } from '../math.mjs';

/** The faint contours behind the statistics, on spruce in both colour schemes. */
export function contours() {
  const [width, height] = [1600, 640];
  const levels = range(6).map((i) => -0.85 + i * 0.34);
  const layers = landPaths(terrain(64, 400), { width, height, cell: 25, levels, tolerance: 8 }).map(
    (d) => `<path d="${d}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * 2} ${height * 2}"><g fill="#000" fill-opacity=".06" stroke="#fff" stroke-opacity=".18" stroke-width="2">${layers.join('')}</g></svg>\n`;
  return { svg, width, height };
}
