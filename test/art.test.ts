/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const drawn = mkdtempSync(path.join(tmpdir(), 'art-'));

afterAll(() => rmSync(drawn, { recursive: true }));

test('npm run art writes the committed pictures, icons, font and captions, byte for byte', () => {
  execFileSync(process.execPath, ['art/draw.mjs', drawn], { cwd: root });
  const files = readdirSync(drawn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(drawn, path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(20);
  const changed = files.filter((file) => {
    const now = path.join(drawn, file);
    const committed = path.join(root, file);
    return !existsSync(committed) || !readFileSync(now).equals(readFileSync(committed));
  });
  const remedy = 'npm run art, look at them, commit them (standIns.ts is measured from the words)';
  expect({ changed, remedy }).toEqual({ changed: [], remedy });
});

test('the hero’s front ridge begins where src/sections/Hero.tsx lets the route leave it', () => {
  const svg = readFileSync(path.join(root, 'static/images/hero.svg'), 'utf8');
  const styles = readFileSync(path.join(root, 'src/sections/Hero.tsx'), 'utf8');
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const [, x, y] = /accent[^>]* d="M(\d+) (\d+)/.exec(svg) ?? [];
  const [, scale] = / transform="scale\((\S+)\)"/.exec(svg) ?? [];
  const share = (at?: string, of?: string) => `${(100 * Number(at) * Number(scale)) / Number(of)}%`;
  expect(styles).toContain(`const LINE = '${share(y, height)}'`);
  expect(styles).toContain(`const START = '${share(x, width)}'`);
});
