/** @jest-environment node */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addressOf,
  checkNames,
  checkPaths,
  staticFiles,
  staticVersion,
} from '../../build/siteFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const write = (name: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), name);
};

const ofHosts = ['.htaccess', '.nojekyll', '_headers', '_redirects'];
const published = [
  ...ofHosts,
  '.well-known/security.txt',
  'images/blog.svg',
  'robots.bak.txt',
].sort();
published.forEach(write);

afterAll(() => rmSync(folder, { recursive: true }));

test('what operating systems and editors leave in static/ is neither published nor part of the version', () => {
  const before = staticVersion(folder);
  for (const name of ['.DS_Store', '._blog.svg', 'Thumbs.db', 'desktop.ini', 'blog.svg~']) {
    write(name);
    write(`images/${name}`);
  }
  const editors = ['.blog.svg.swp', '#blog.svg#', 'blog.svg.orig', 'blog.svg.bak', '.idea/a.svg'];
  editors.forEach(write);
  write('.well-known/.DS_Store');
  expect(staticFiles(folder)).toEqual(published);
  expect(staticVersion(folder)).toBe(before);
});

test('the version in the URLs of images changes with an image, so that browsers do not show an old one', () => {
  const before = staticVersion(folder);
  appendFileSync(path.join(folder, 'images/blog.svg'), '<!-- changed -->');
  expect(staticVersion(folder)).not.toBe(before);
});

test('files that hosts read are published, but visitors do not get them', () => {
  expect(staticFiles(folder)).toEqual(expect.arrayContaining(ofHosts));
  expect(ofHosts.map(addressOf)).toEqual(ofHosts.map(() => undefined));
});

test('files that all servers send may be in static/', () => {
  expect(() => checkNames([...published, 'a-b/c_1.min.js'])).not.toThrow();
});

test.each([
  ['our plan.pdf', 'letters, digits'],
  ['team@2x.png', 'letters, digits'],
  ['données.pdf', 'letters, digits'],
  ['_team.jpg', 'begin with a letter or digit'],
  ['images/_team.jpg', 'begin with a letter or digit'],
  ['_images/team.jpg', 'Rename it and its folders'],
  ['-a.txt', 'begin with a letter or digit'],
  ['data.tar.gz', 'do not end with .gz'],
  ['google1234.html', 'add its <meta> to build/document.tsx'],
  ['legal/terms.htm', 'docs/changing.md'],
])('static/%s, which no server would send, stops the build with a remedy', (name, remedy) => {
  expect(() => checkNames([name])).toThrow(`static/${name} cannot be published`);
  expect(() => checkNames([name])).toThrow(remedy);
});

test('a page whose path no server would send stops the build with a remedy', () => {
  expect(() => checkPaths(['/', '/about', '/jobs/london-2.0', '*'])).not.toThrow();
  for (const page of ['/pricing/', '/pr icing', '/_pricing', '/404', '/index', 'pricing']) {
    const message = `The page "${page}" in src/content/pages.ts cannot be served. Write a path such as`;
    expect(() => checkPaths([page])).toThrow(message);
  }
});
