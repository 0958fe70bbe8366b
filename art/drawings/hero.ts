import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { landColor, mix, palettes } from '../palettes';
import { shareAt, terrainProfiles } from '../profiles';
import { svgFile } from '../svg';

const [WIDTH, HEIGHT] = [1600, 740];

/** The y where the trail enters from the left; it is level for a quarter of the width. */
const FOOT = 703;

/** The page's colours. */
const BACKGROUND = 'var(--kr-color-background,#fff)';
const LINE = 'var(--kr-color-drawingLine,#fff)';
const LAND = 'currentColor';

/** Distant land fades into this colour, which a page can set. */
const HAZE = `var(--kr-haze,${BACKGROUND})`;

/**
 * Profiles of the mountains beside the text; the front one is the trail. The page embeds #drawing with <use>, and gives it
 * its colours. The file itself shows the same paths in the literal colours of the day, because other programs know no CSS
 * variables. It has no <style>: Chromium 143 applies one in the page, too. Hero.tsx has a viewBox in CSS pixels.
 */
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
  const parts = shares.map((share) => ({
    color: `fill="${landColor(colorMix, [HAZE, LAND, colorMix(LAND, '#000', 0.5)], share)}"`,
    literal: `fill="${landColor(mix, [background, relief, mix(relief, '#000000', 0.5)], share)}"`,
    paths: lands.filter(({ near }) => shareAt(near) === share).map(({ d }) => area(d)),
  }));
  parts.push({
    color: 'stroke="var(--kr-color-accent,orange)" stroke-width="3"',
    literal: `stroke="${accent}" stroke-width="3"`,
    paths: [area(areaOf(profiles.at(-1)?.line ?? []))],
  });
  const drawing = parts.map(
    ({ color, paths }, i) => `<g ${color}><g id="a${i}">${paths.join('')}</g></g>`,
  );
  const uses = parts.map(({ literal }, i) => `<use href="#a${i}" ${literal}/>`);
  const lines = 'stroke-width="1.2" stroke-linejoin="round"';
  const svg = svgFile(WIDTH, HEIGHT, '', [
    `<defs><g id="drawing" ${lines} fill="${BACKGROUND}" stroke="${colorMix(HAZE, LINE, 0.4)}">${drawing.join('')}</g></defs>`,
    `<g ${lines} fill="${background}" stroke="${background}">${uses.join('')}</g>`,
  ]);
  return { svg, width: WIDTH, height: HEIGHT, trailY: FOOT / HEIGHT };
}

const colorMix = (from: string, to: string, share: number) =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

const area = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`;
