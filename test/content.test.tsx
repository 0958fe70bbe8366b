import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { App } from '../src/App';
import { home } from '../src/content/home';
import { notFound, site } from '../src/content/site';
import { textFiles } from '../src/textFiles';

const inStatic = (src: string) => path.join(__dirname, '../static', src);

/** Every string in a value, with the way to it. */
function stringsIn(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${way}.${key}`));
}

const strings = [
  ...stringsIn(home, 'home'),
  ...stringsIn(site, 'site'),
  ...stringsIn(notFound, 'notFound'),
];

test('no text is empty or has space around it', () => {
  expect(strings.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

test.each(
  Object.entries({
    '404 - Page Not Found': 1,
    'Kernel Ridge': 1,
    // The header: three of its words are also headings' or their own.
    About: 1,
    Industries: 1,
    Engagement: 1,
    Services: 1,
    Projects: 1,
    Resources: 2,
    'Contact Us': 1,
    '10th Oct 2022': 1,
    'ML-Ops': 1,
    // A tag of the news and a card of What we do.
    Development: 2,
    'What we do': 1,
    Deployment: 1,
    Consultancy: 1,
    'Built on Powerful Data': 1,
    'Data Points': 1,
    '4.8t': 1,
    Geographies: 1,
    '24': 1,
    Categories: 1,
    '86': 1,
    'Daily Ingest': 1,
    '12tb': 1,
    'Our Core Services': 1,
    'Strategic Advisory': 1,
    'Data & Analytics Solutions': 1,
    'Technology Implementation': 1,
    'Process Optimisation': 1,
    'Sustainability & Scalability Consulting': 1,
    'Custom Consulting': 1,
    'Perfect For Your Industry': 1,
    Startups: 1,
    Researchers: 1,
    Companies: 1,
    'Learn More': 3,
    'Engagement Structures': 1,
    'Short-Term Projects': 1,
    'Retainer-Based Relationships': 1,
    'Workshops & Training': 1,
    'Project-Based Consultations': 1,
    Blog: 1,
    Research: 1,
    'Find out more': 2,
    'Contact us': 1,
    'Privacy Policy': 1,
  }),
)('"%s" stands in the content as often as the specification has it: %d', (text, count) => {
  expect(strings.filter(([, other]) => other === text)).toHaveLength(count);
});

/** The size that a picture itself says it has. */
function sizeOf(src: string): { width: number; height: number } {
  const file = readFileSync(inStatic(src));
  // https://www.w3.org/TR/png-3/#11IHDR
  if (src.endsWith('.png')) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  const [root = ''] = /<svg[^>]*>/.exec(file.toString()) ?? [];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1]),
  ) as [number, number];
  // What it draws has the same shape as what it covers.
  const [, across, down] = / viewBox="0 0 (\d+) (\d+)"/.exec(root) ?? [];
  expect([src, Number(across) / Number(down)]).toEqual([src, width / height]);
  return { width, height };
}

/** The elements of the home page that match, each with the values of some attributes. */
function onHome(selector: string, ...attributes: string[]): string[][] {
  history.replaceState(null, '', '/');
  const { container } = render(<App renderedFor="/" />);
  return Array.from(container.querySelectorAll(selector), (element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
}

test('every picture on the home page exists and has the size that the content says', () => {
  const pictures = onHome('img', 'src', 'width', 'height');
  expect(pictures.length).toBeGreaterThan(9);
  for (const [src = '', width, height] of pictures) {
    expect([src, existsSync(inStatic(src))]).toEqual([src, true]);
    expect([src, sizeOf(src)]).toEqual([src, { width: Number(width), height: Number(height) }]);
  }
});

test('each plate is asked for by night as well, from the same file', () => {
  const byDay = onHome('picture > img', 'src').flat();
  const byNight = onHome('picture > source', 'srcset').flat();
  expect(byNight).toEqual(byDay.map((src) => `${src}#night`));
  for (const src of byDay) {
    expect([src, readFileSync(inStatic(src), 'utf8')]).toEqual([
      src,
      expect.stringContaining(' id="night"'),
    ]);
  }
});

test('the share picture and the icons exist and have the sizes that are announced', () => {
  const { src, width, height } = site.picture;
  expect(sizeOf(src)).toEqual({ width, height });
  const manifest = JSON.parse(textFiles['manifest.webmanifest']);
  for (const icon of manifest.icons) {
    const own = sizeOf(icon.src);
    expect(`${own.width}x${own.height}`).toBe(icon.sizes);
  }
});

test('every drawing on the home page is an element of its file', () => {
  const glyphs = onHome('use', 'href');
  expect(glyphs.length).toBeGreaterThan(6);
  for (const [href = ''] of glyphs) {
    const [file = '', id] = href.split('#');
    expect([href, readFileSync(inStatic(file), 'utf8').includes(` id="${id}"`)]).toEqual([
      href,
      true,
    ]);
  }
});
