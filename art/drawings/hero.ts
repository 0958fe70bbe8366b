import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { landColor } from '../palettes';
import { shareAt, terrainProfiles } from '../profiles';
import { colorMix, type SvgDrawing } from '../svg';
import { UNITS_PER_PIXEL } from '../svgPath';

const [WIDTH, HEIGHT] = [1600, 740];

/** The y where the trail enters from the left; it is level for a quarter of the width. */
const FOOT = 703;

/** The page's colours. Browsers without color-mix() use those of the group: ink lines on paper. */
const BACKGROUND = 'var(--kr-color-background,#fff)';
const LINE = 'var(--kr-color-drawingLine,#fff)';
const LAND = 'currentColor';

/** Distant land fades into this colour, which a page can set. */
const HAZE = `var(--kr-haze,${BACKGROUND})`;

/** Profiles of the mountains beside the text; nearer ones have stronger lines, and the front one is the trail. */
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
  const land = hills().map(({ d, near }) => {
    const fill = landColor(colorMix, [HAZE, LAND, colorMix(LAND, '#000', 0.5)], shareAt(near));
    return area(d, `fill="${fill}" stroke="${colorMix(HAZE, LINE, 0.2 + 0.4 * near)}"`);
  });
  const trail = area(
    areaOf(profiles.at(-1)?.line ?? []),
    'stroke="var(--kr-color-accent,orange)" stroke-width="3"',
  );
  return { ...embeddedDrawing([...land, trail]), trailY: FOOT / HEIGHT };
}

const area = (d: string, attributes: string) =>
  `<path vector-effect="non-scaling-stroke" ${attributes} d="${d}"/>`;

/**
 * A drawing that the page embeds with <use>. There, a <style> in the file has no effect, so paths have attributes.
 * Hero.tsx has a viewBox in CSS pixels.
 */
function embeddedDrawing(content: string[]): SvgDrawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><g id="drawing" transform="scale(${1 / UNITS_PER_PIXEL})" fill="${BACKGROUND}" stroke="var(--kr-color-ink,#000)" stroke-width="1.2" stroke-linejoin="round">${content.join('')}</g></svg>\n`;
  return { svg, width: WIDTH, height: HEIGHT };
}
