import { group } from 'd3-array';
import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { curve } from '../paths';
import { shareAt, terrainProfiles } from '../profiles';
import { svgFile } from '../svg';

const [WIDTH, HEIGHT] = [1600, 740];

/** The y where the trail enters from the left; it is level for a quarter of the width. */
const FOOT = 703;

/** Where there is no land, as a fraction of the width: narrow windows show only what is at the right of it. */
const GAP = 0.335;

/** The page's colours. A page can set those of distant land, of near land, and of near lines. */
const BACKGROUND = 'var(--kr-color-background)';
const FAR = `var(--kr-far,${BACKGROUND})`;
const LAND = 'currentColor';
const NEAR = `var(--kr-near,color-mix(in srgb,${LAND},#000))`;
const LINE = 'var(--kr-color-drawingLine)';

/**
 * Profiles of the mountains beside the text; the front one is the trail. The page embeds #drawing with <use>, and gives it
 * its colours. There is no <style>: Chromium 143 applies one in the page, too. Hero.tsx has a viewBox in CSS pixels.
 */
export function hero() {
  const { profiles, areaOf, hills } = terrainProfiles({
    width: WIDTH,
    height: HEIGHT,
    rows: 36,
    points: 112,
    peak: 545,
    heightAt: (across, near) =>
      mountains(across, near) * smoothstep(Math.abs(across - GAP) / 0.06),
    baseline: (near, across) => {
      const spread = smoothstep((across - GAP) / 0.4) - 0.6 * smoothstep((across - 0.88) / 0.12);
      return FOOT - 150 * (1 - near) * spread;
    },
    curve,
  });
  const parts = [...group(hills(), ({ near }) => shareAt(near))].map(
    ([share, lands]) =>
      `<g fill="${landColor(share)}" stroke="${mix(FAR, LINE, Math.max(0, 2 * share - 1))}">${lands.map(({ d }) => area(d)).join('')}</g>`,
  );
  const front = area(areaOf(profiles.at(-1)?.line ?? []));
  const drawing = svgFile(WIDTH, HEIGHT, '', [
    `<g id="drawing" stroke-linejoin="round">`,
    ...parts,
    `<g fill="${BACKGROUND}" stroke="var(--kr-color-accent)" stroke-width="3">${front}</g></g>`,
  ]);
  return { ...drawing, trailY: FOOT / HEIGHT, gap: GAP };
}

const mix = (from: string, to: string, share: number) =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

/** The colour of land, from far (0) through the middle to near (1). */
const landColor = (share: number) =>
  share < 0.5 ? mix(FAR, LAND, 2 * share) : mix(LAND, NEAR, 2 * share - 1);

const area = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`;
