/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from '../src/content/pictures';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

/** Each of the numbers that a caption states, as a drawing itself shows it. */
type Evidence = (drawing: Drawing) => number[];

type Drawing = {
  /** The number of the paths of a class, and all their data. */
  paths: (kind: string) => number;
  data: (kind: string) => string;
  width: number;
  height: number;
  /** The areas of land that hide what is behind them: each ends at the foot of the picture. */
  areas: number;
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Lines begin with M, and dots end with h0. */
const lines = (data: string) => count(data, /M/g);
const dots = (data: string) => count(data, /h0/g);

/** Of how many samples the massif of the hero and of Contact is made. */
const [, SAMPLES] = /MASSIF = \{[^}]*samples: (\d+)/.exec(read('art/massif.mjs')) ?? [];

const evidence: Record<string, Evidence> = {
  hero: ({ areas }) => [Number(SAMPLES), areas],
  summit: () => [Number(SAMPLES)],
  development: ({ data }) => [lines(data('g')) + lines(data('a'))],
  deployment: ({ paths }) => [paths('m') + paths('m a')],
  // A node each ten pixels.
  consultancy: ({ width, height }) => [(width / 10) * (height / 10)],
  startups: ({ data }) => [dots(data('d'))],
  researchers: ({ data }) => [dots(data('d'))],
  companies: ({ data }) => [dots(data('h'))],
  'short-term': ({ areas }) => [areas],
  retainer: ({ data }) => {
    // Of a smooth curve each s is a step from point to point.
    const latest = count(data('a'), /s/g);
    return [1 + count(data(''), /s/g) / latest, latest];
  },
  workshops: ({ data }) => [lines(data('g'))],
  'project-based': ({ data, paths }) => [dots(data('d')) + paths('f')],
  blog: ({ data }) => [lines(data('b')), lines(data('')) + lines(data('a'))],
  // The bar in its corner is as long as the kernel is wide, on an axis from 0 to 1.
  research: ({ data }) => {
    const [, axis] = /M\S+ \S+l0 \d+l(\d+) 0/.exec(data('')) ?? [];
    const [, bar] = /M\d+ 624l(\d+) 0/.exec(data('')) ?? [];
    return [dots(data('d')), Math.round((1000 * Number(bar)) / Number(axis)) / 1000];
  },
};

const captioned = Object.entries(pictures).flatMap(([name, picture]) =>
  'caption' in picture ? [{ name, ...picture }] : [],
);

test('every captioned picture is looked at, and no other', () => {
  const names = captioned.map(({ name }) => name);
  const remedy = 'write above how what its caption states is counted, or take its line away';
  expect({ looked: Object.keys(evidence).sort(), remedy }).toEqual({
    looked: names.sort(),
    remedy,
  });
});

test.each(captioned)(
  'the caption of $name states what can be counted in the drawing, and is short',
  ({ name, src, caption, width, height }) => {
    const svg = read(`static${src}`);
    const all = [...svg.matchAll(/<path(?: class="([^"]*)")?[^>]* d="([^"]*)"/g)];
    const of = (kind: string) => all.filter(([, own = '']) => own === kind);
    const paths = (kind: string) => of(kind).length;
    const data = (kind: string) =>
      of(kind)
        .map(([, , data]) => data)
        .join('');
    const stated = caption.match(/\d[\d,.]*/g)?.map((digits) => Number(digits.replaceAll(',', '')));
    const areas = count(svg, /V\d+H/g);
    expect(stated).toEqual(evidence[name]?.({ width, height, paths, data, areas }));
    expect(caption).toMatch(/^[A-Z0-9].{0,45}[^.]$/);
  },
);
