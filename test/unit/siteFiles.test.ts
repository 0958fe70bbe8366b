/** @jest-environment node */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNames, staticFiles, staticVersion } from '../../scripts/siteFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const write = (name: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), name);
};

const published = ['.well-known/security.txt', '_headers', 'images/blog.svg', 'robots.bak.txt'];
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

test('a file in static/ that no server would send stops the build, with the file and what to do', () => {
  expect(() => checkNames([...published, 'a-b/c_1.min.js'])).not.toThrow();
  for (const name of ['google1234.html', 'legal/terms.htm'])
    expect(() => checkNames([name])).toThrow(new RegExp(`static/${name} .*<meta>.*DNS record`));
  for (const name of ['our plan.pdf', 'team@2x.png', 'données.pdf', 'data.tar.gz', '-a.txt'])
    expect(() => checkNames([name])).toThrow(`static/${name} cannot be published`);
});
