/*
 * node compare.mjs ACTUAL EXPECTED DIFFERENCE: prints how many pixels differ, and draws them.
 * A process of its own, because decoding takes thirty times as long inside of jest.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const [actual, expected] = process.argv
  .slice(2, 4)
  .map((file) => PNG.sync.read(readFileSync(file)));
if (!actual || !expected) throw new Error('Two pictures are needed.');
const { width, height } = expected;
if (actual.width !== width || actual.height !== height) {
  process.stdout.write(`${actual.width} × ${actual.height} instead of ${width} × ${height}`);
} else {
  const difference = new PNG({ width, height });
  const options = { threshold: 0.03 }; // fine enough for one shade of a colour
  const count = pixelmatch(actual.data, expected.data, difference.data, width, height, options);
  writeFileSync(String(process.argv[4]), PNG.sync.write(difference));
  process.stdout.write(String(count));
}
