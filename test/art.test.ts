/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const drawn = mkdtempSync(path.join(tmpdir(), 'art-'));

beforeAll(() => {
  execFileSync(process.execPath, ['art/draw.mjs', drawn], { cwd: root });
});

afterAll(() => rmSync(drawn, { recursive: true }));

test('npm run art writes the committed pictures, icons and font, byte for byte', () => {
  const files = readdirSync(drawn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(drawn, path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(15);
  const changed = files.filter(
    (file) =>
      !readFileSync(path.join(drawn, file)).equals(readFileSync(path.join(root, 'static', file))),
  );
  expect(changed).toEqual([]);
});

test('every file of static/ but the headers is drawn by npm run art', () => {
  const committed = readdirSync(path.join(root, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(root, 'static'), path.join(entry.parentPath, entry.name)),
    )
    .filter((file) => file !== '_headers');
  const files = readdirSync(drawn, { recursive: true }).map(String);
  expect(committed.filter((file) => !files.includes(file))).toEqual([]);
});
