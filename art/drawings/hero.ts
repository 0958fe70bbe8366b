import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { landColor, mix, palettes } from '../palettes';
import { shareAt, terrainProfiles } from '../profiles';
import type { SvgDrawing } from '../svg';

const [WIDTH, HEIGHT] = [1600, 740];

/** The y where the trail enters from the left; it is level for a quarter of the width. */
const FOOT = 703;

/** The page's colours. Browsers without color-mix() use those of the group: ink lines on paper. */
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
  const rules = [`svg g{fill:${background};stroke:${background}}svg .trail{stroke:${accent}}`];
  const groups = shares.map((share, i) => {
    const shade = landColor(mix, [background, relief, mix(relief, '#000000', 0.5)], share);
    rules.push(`svg .a${i}{fill:${shade}}`);
    const fill = landColor(colorMix, [HAZE, LAND, colorMix(LAND, '#000', 0.5)], share);
    const paths = lands.filter(({ near }) => shareAt(near) === share).map(({ d }) => area(d));
    return `<g class="a${i}" fill="${fill}">${paths.join('')}</g>`;
  });
  const land = `<g stroke="${colorMix(HAZE, LINE, 0.4)}">${groups.join('')}</g>`;
  const trail = area(
    areaOf(profiles.at(-1)?.line ?? []),
    'class="trail" stroke="var(--kr-color-accent,orange)" stroke-width="3"',
  );
  return { ...embeddedDrawing(rules.join(''), [land, trail]), trailY: FOOT / HEIGHT };
}

const colorMix = (from: string, to: string, share: number) =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

const area = (d: string, attributes = '') =>
  `<path vector-effect="non-scaling-stroke" ${attributes} d="${d}"/>`;

/**
 * A drawing that the page embeds with <use>, where paths take colours from the page. Hero.tsx has a viewBox in CSS pixels.
 * @param style the colours for programs that know no CSS variables. It has no effect in the page, where no svg is around it
 */
function embeddedDrawing(style: string, content: string[]): SvgDrawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><style>${style}</style><g id="drawing" fill="${BACKGROUND}" stroke="var(--kr-color-ink,#000)" stroke-width="1.2" stroke-linejoin="round">${content.join('')}</g></svg>\n`;
  return { svg, width: WIDTH, height: HEIGHT };
}
