import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { landColor, mix, palettes } from '../palettes';
import { shareAt, terrainProfiles } from '../profiles';
import type { SvgDrawing } from '../svg';

const [WIDTH, HEIGHT] = [1600, 740];

/** The y where the trail enters from the left; it is level for a quarter of the width. */
const FOOT = 703;

/** The page's colours. */
const BACKGROUND = 'var(--kr-color-background,#fff)';
const LINE = 'var(--kr-color-drawingLine,#fff)';
const LAND = 'currentColor';

/** Distant land fades into this colour, which a page can set. */
const HAZE = `var(--kr-haze,${BACKGROUND})`;

/** Profiles of the mountains beside the text; the front one is the trail. */
export function hero() {
  const { profiles, areaOf, hills } = terrainProfiles({
    width: WIDTH,
    height: HEIGHT,
    rows: 36,
    points: 112,
    peak: 545,
    heightAt: mountains,
    baseline: (near, across) => {
      const spread = smoothstep((across - 0.28) / 0.42) - 0.6 * smoothstep((across - 0.88) / 0.12);
      return FOOT - 150 * (1 - near) * spread;
    },
  });
  const { background, accent, relief } = palettes.paper.day;
  const lands = hills();
  const shares = [...new Set(lands.map(({ near }) => shareAt(near)))];
  const groups = shares.map((share) => {
    const shade = landColor(mix, [background, relief, mix(relief, '#000000', 0.5)], share);
    const fill = landColor(colorMix, [HAZE, LAND, colorMix(LAND, '#000', 0.5)], share);
    const paths = lands.filter(({ near }) => shareAt(near) === share).map(({ d }) => area(d));
    return colored('fill', shade, fill, paths.join(''));
  });
  const trail = area(areaOf(profiles.at(-1)?.line ?? []), 'stroke-width="3"');
  const content = [
    colored('stroke', background, colorMix(HAZE, LINE, 0.4), groups.join('')),
    colored('stroke', accent, 'var(--kr-color-accent,orange)', trail),
  ];
  return { ...embeddedDrawing(background, content), trailY: FOOT / HEIGHT };
}

/** A group with a colour of the page. Programs that know no CSS variables ignore it, and take the literal one. */
const colored = (attribute: 'fill' | 'stroke', literal: string, color: string, content: string) =>
  `<g ${attribute}="${literal}"><g ${attribute}="${color}">${content}</g></g>`;

const colorMix = (from: string, to: string, share: number) =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

const area = (d: string, attributes = '') =>
  `<path vector-effect="non-scaling-stroke" ${attributes} d="${d}"/>`;

/**
 * A drawing that the page embeds with <use>, where paths take colours from the page. It has no <style>: some browsers
 * apply that of the file in the page. Hero.tsx has a viewBox in CSS pixels.
 */
function embeddedDrawing(background: string, content: string[]): SvgDrawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="${background}"><g id="drawing" fill="${BACKGROUND}" stroke-width="1.2" stroke-linejoin="round">${content.join('')}</g></svg>\n`;
  return { svg, width: WIDTH, height: HEIGHT };
}
