/** @jest-environment node */
/* How a source becomes an image; and that drawings which make a claim are true: they show as many lines as the words say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coreServices, resources, statistics } from '../../src/content/home';
import { readDrawing } from '../../src/drawings/drawingLoader';
import { paint } from '../../src/drawings/paint';
import { paletteOf } from '../../src/theme/palettes';

const draw = (content: string, surface = 'water') =>
  `<svg viewBox="-4 0 40 20" data-surface="${surface}">\n  <g>\n    ${content}\n  </g>\n</svg>\n`;

/** What the build makes of a source. */
const build = (svg: string, file = '/some/where/rivers.svg') =>
  paint(svg, { ...readDrawing(svg, file), isNarrow: false });

describe('a source', () => {
  test('has the box of its viewBox', () => {
    const box = { left: -4, width: 40, height: 20 };
    expect(readDrawing(draw(''), '/some/where/rivers.svg')).toEqual({
      ...{ src: '/images/rivers.svg', surface: 'water', ...box },
    });
  });

  test('gets the colours of its surface, by day and, where the page adds #night, by night', () => {
    const image = build(draw('<path fill="var(--raised)" stroke="var(--ember-contour)"/>'));
    for (const [selector, scheme] of [
      [':root', 'day'],
      [':target', 'night'],
    ] as const)
      expect(image).toContain(
        `${selector}{--raised:${paletteOf('water', scheme).raised};--ember-contour:${paletteOf('ember', scheme).contour}}`,
      );
    expect(image).toMatch(/^<svg [^>]*id="night"/);
  });

  test('gets the size of its box, not that of an editor', () => {
    const root = 'id="Layer_1" width="8mm" height="4mm" data-surface="water" viewBox="0 0 40 20"';
    expect(build(`<svg ${root}></svg>`)).toMatch(
      /^<svg id="night" width="40" height="20" preserveAspectRatio="none" viewBox="0 0 40 20">/,
    );
  });

  test('on the surface “inherit” has the colours of the page', () => {
    expect(build(draw('<path fill="var(--nearLand)"/>', 'inherit'))).toContain(
      'fill="var(--kr-color-nearLand)"',
    );
  });

  test('without a surface stays as it is, with its own variables and those with a fallback', () => {
    const own =
      '<?xml version="1.0"?>\n<svg viewBox="0 0 8 8">\n<style>*{--own:red}</style><path fill="var(--own)" stroke="var(--fill-0, #0B6E99)"/></svg>';
    expect(build(own)).toBe(own);
  });

  test.each([
    [
      'a colour that the theme lacks',
      draw('<path fill="var(--blue)"/>'),
      /no colour “blue”.* contour/,
    ],
    [
      'a colour of another surface, although it inherits all',
      draw('<path fill="var(--ember-ink)"/>', 'inherit'),
      /no colour “ember-ink”/,
    ],
    [
      'a surface that the theme lacks',
      draw('<path fill="var(--ink)"/>', 'sand'),
      /no surface “sand”.* ember/,
    ],
    [
      'a colour of such a surface',
      draw('<path fill="var(--sand-ink)"/>'),
      /no surface “sand”.* ember/,
    ],
    [
      'colours, but no surface',
      '<svg viewBox="0 0 8 8"><path fill="var(--ink)"/></svg>',
      /name the surface/,
    ],
    [
      'a style sheet that <use> would lose',
      draw('<style>path{fill:red}</style>', 'inherit'),
      /Firefox ignores a <style>: write its colours as attributes/,
    ],
  ])('with %s stops the build', (_, svg, message) => {
    expect(() => build(svg)).toThrow(message);
  });

  test.each(['<svg width="40" height="20"/>', '<svg viewBox="0 0 40"/>', '<svg viewBox="auto"/>'])(
    'without a viewBox stops the build, with its name: %s',
    (svg) => {
      expect(() => readDrawing(svg, '/some/where/rivers.svg')).toThrow(
        /^rivers\.svg has no viewBox\. Give its <svg> one/,
      );
    },
  );
});

const read = (file: string) =>
  readFileSync(path.join(__dirname, '../../src/drawings', file), 'utf8');

/** The ids of a drawing, in their order, that are among others. */
const idsIn = (svg: string, others: string[]) =>
  Array.from(svg.matchAll(/\sid="(\w+)"/g), ([, id = '']) => id).filter((id) =>
    others.includes(id),
  );

/** How many lines there are for 1 of a number, as the caption of Statistics says. */
const LINES_PER_UNIT = { dataPoints: 10, geographies: 1, categories: 1, dailyIngest: 1 };

describe.each(['statistics.svg', 'statistics-narrow.svg'])('%s', (file) => {
  test.each(Object.entries(statistics.items))('has as many lines as %s says', (key, { value }) => {
    const [, group = ''] = read(file).split(new RegExp(`<g[^>]* id="${key}".*?>`));
    const lines = group.split('</g>')[0]?.match(/<use /g) ?? [];
    const expected = LINES_PER_UNIT[key as keyof typeof LINES_PER_UNIT] * Number.parseFloat(value);
    if (lines.length !== Math.round(expected))
      throw new Error(
        `The mountain “${key}” in src/drawings/${file} has ${lines.length} lines, not ${expected}. Put as many into its group, the i-th at (i + 0.5) / ${expected} of its height, which is the fourth number of its matrix; then its height no longer tells its number. Or draw it again, with its outline, its shade and the trail (see “Drawings” in CONTRIBUTING.md). Or reword the caption in src/content/home.ts, and change LINES_PER_UNIT here.`,
      );
  });
});

test.each(['resources.svg', 'research-narrow.svg'])(
  '%s has as many points as its caption says',
  (file) => {
    const [, path = ''] = /<path[^>]* id="soundings"([^>]*)/.exec(read(file)) ?? [];
    const points = path.match(/h0/g) ?? [];
    const { caption = '' } = resources.panels.research;
    const [claim] = /\d+/.exec(caption) ?? [];
    if (claim && claim !== String(points.length))
      throw new Error(
        `src/drawings/${file} has ${points.length} points, but the caption of Research says: ${caption}. Change it in src/content/home.ts, or draw as many points.`,
      );
  },
);

test.each(['core-services.svg', 'core-services-narrow.svg'])(
  '%s has a layer for each service, in their order',
  (file) => {
    const services = Object.keys(coreServices.cards);
    expect(idsIn(read(file), services)).toEqual(services); // otherwise draw it again with the services of src/content/home.ts
  },
);
