/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const root = path.join(__dirname, '..');
const drawn = mkdtempSync(path.join(tmpdir(), 'drawings-'));

afterAll(() => rmSync(drawn, { recursive: true }));

test('npm run art reproduces the committed images, icons, font and modules byte for byte', () => {
  // Not npm, which Windows can only start in a shell.
  const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  execFileSync(process.execPath, [jiti, 'art/draw.ts', drawn], { cwd: root });
  const files = readdirSync(drawn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(drawn, path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(20);
  const changed = files.filter((file) => {
    const committed = path.join(root, file);
    return (
      !existsSync(committed) ||
      !readFileSync(path.join(drawn, file)).equals(readFileSync(committed))
    );
  });
  const remedy =
    'run npm run art, review the changed files, and commit them. To use a picture of your own, give it another name';
  expect({ changed, remedy }).toEqual({ changed: [], remedy });
});

const svgFiles = [
  'favicon.svg',
  ...readdirSync(path.join(root, 'static/images'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `images/${name}`),
];

// Programs that do not understand a colour draw nothing or black.
test.each(svgFiles)('programs other than browsers draw %s, and not in black', (file) => {
  const svg = readFileSync(path.join(root, 'static', file), 'utf8');
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const black = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0];
  const visible = colors.filter((color) => color !== 0);
  expect(visible.length).toBeGreaterThan(0.001 * colors.length);
  expect(visible.filter((color) => color === black).length).toBeLessThan(0.05 * visible.length);
});
