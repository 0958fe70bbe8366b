/** @jest-environment node */
/* How a source becomes an image, and the trail leads over it; and that a drawing shows as many points as the words say. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wcagContrast } from 'culori';
import { wayOver } from '../../src/components/wayOver';
import { resources, type statistics } from '../../src/content/home';
import { readDrawing } from '../../src/drawings/drawingLoader';
import { paint } from '../../src/drawings/paint';
import { paletteOf } from '../../src/theme/palettes';

const draw = (content: string, surface = 'water') =>
  `<svg viewBox="-4 0 40 20" data-surface="${surface}">\n  <g>\n    ${content}\n  </g>\n</svg>\n`;

const build = (svg: string) => paint(svg, readDrawing(svg, '/some/where/rivers.svg'));

describe('a source', () => {
  test('has the box of its viewBox', () => {
    expect(readDrawing(draw(''), '/some/where/rivers.svg')).toEqual({
      ...{ src: '/images/rivers.svg', surface: 'water', x: -4, width: 40, height: 20 },
    });
  });

  test('tells where its crest is, for the trail', () => {
    const path = '<path id="crest" fill="none" d="M8.5 20c0-3 .5 9-1.5 9 1 0 2 0 4-9h4v20"/>';
    expect(readDrawing(draw(path), 'rivers.svg').crest).toEqual([
      [12.5, 20],
      [12.5, 17],
      [13, 29],
      [11, 29],
      [12, 29],
      [13, 29],
      [15, 20],
    ]);
  });

  test('gets the colours of its surface, by day and, where the page adds #night, by night', () => {
    const image = build(draw('<path fill="var(--raised)" stroke="var(--ember-contour)"/>'));
    const declared = (scheme: 'day' | 'night') =>
      `--raised:${paletteOf('water', scheme).raised};--ember-contour:${paletteOf('ember', scheme).contour}`;
    expect(image).toContain(`:root{${declared('day')}}:target{${declared('night')}}`);
    expect(image).toMatch(/^<svg [^>]*id="night"/);
  });

  test('gets the size of its box, not that of an editor', () => {
    const root = 'id="Layer_1" width="8mm" height="4mm" data-surface="water" viewBox="0 0 40 20"';
    expect(build(`<svg ${root}></svg>`)).toMatch(
      /^<svg id="night" width="40" height="20" viewBox="0 0 40 20">/,
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
    [/no colour “blue”.* contour/, draw('<path fill="var(--blue)"/>')],
    [/no colour “ember-ink”/, draw('<path fill="var(--ember-ink)"/>', 'inherit')], // inherits all
    [/no surface “sand”.* ember/, draw('<path fill="var(--ink)"/>', 'sand')],
    [/no surface “sand”.* ember/, draw('<path fill="var(--sand-ink)"/>')],
    [/name the surface/, '<svg viewBox="0 0 8 8"><path fill="var(--ink)"/></svg>'],
    [/^rivers\.svg has no viewBox\. Give/, '<svg width="40" height="20"/>'],
    [/^rivers\.svg has no viewBox\. Give/, '<svg viewBox="0 0 40"/>'],
    [/^rivers\.svg has no viewBox\. Give/, '<svg viewBox="auto"/>'],
    [/^rivers\.svg: .*relative curves/, draw('<path id="crest" d="M0 9C4 9 8 5 9 5"/>')],
    [/^rivers\.svg: .*a <path>/, draw('<g id="crest"><path d="M0 9c4 9 8 5 9 5"/></g>')],
    [/<style>: write its colours as attr/, draw('<style>path{fill:red}</style>', 'inherit')],
  ])('that cannot be painted stops the build, with the message %s', (message, svg) => {
    expect(() => build(svg)).toThrow(message);
  });
});

test('the trail leads from crest to crest in any order, and passes a picture without one', () => {
  const way = wayOver('wide', [[[500, 10]], undefined, [[100, 20]]], 'each');
  expect(way?.goals).toEqual([
    [100, 20],
    [500, 10],
  ]);
  expect(way?.path).not.toContain('NaN');
  expect(wayOver('wide', [undefined])).toBeUndefined();
});

const DRAWINGS = path.join(__dirname, '../../src/drawings');

const read = (file: string) => readFileSync(path.join(DRAWINGS, file), 'utf8');

test.each(['research.svg', 'research-narrow.svg'])(
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

test.each(readdirSync(DRAWINGS).filter((file) => file.endsWith('.svg')))(
  '%s can be seen by day and by night, and if it is the logo, on the footer',
  (file) => {
    const svg = read(file);
    if (readDrawing(svg, file).surface) return; // the theme has its colours
    const colors = [...new Set(svg.match(/#[0-9a-f]{3,8}\b/gi) ?? ['#000'])];
    for (const place of file === 'logo.svg' ? (['page', 'footer'] as const) : (['page'] as const))
      for (const scheme of ['day', 'night'] as const) {
        const { background } = paletteOf(place, scheme);
        if (!colors.some((color) => wcagContrast(color, background) >= 2))
          throw new Error(
            `No colour of src/drawings/${file} (${colors.join(', ')}) can be seen on the ${place} by ${scheme}. Give its <svg> data-surface="inherit", its shapes currentColor instead of these colours, and show it by <use>, as src/layout/Brand.tsx does: then it follows the surface.`,
          );
      }
  },
);

/** The mountains of Statistics, if one has another value. */
function mountainsWith(key: keyof typeof statistics.items, value: string) {
  jest.resetModules();
  const content =
    jest.requireActual<typeof import('../../src/content/home')>('../../src/content/home');
  content.statistics.items[key].value = value;
  return jest.requireActual<typeof import('../../src/drawings/mountains')>(
    '../../src/drawings/mountains',
  ).mountains;
}

test('a mountain has as many lines as its number says', () => {
  expect(mountainsWith('dataPoints', '1.2t')[0]?.count).toBe(12);
});

test.each(['many', '999', '0', '1,200'])(
  'a statistic of “%s” stops the build, with the remedy',
  (value) => {
    expect(() => mountainsWith('categories', value)).toThrow(
      `The statistic “${value}” in src/content/home.ts cannot be a mountain`,
    );
  },
);
