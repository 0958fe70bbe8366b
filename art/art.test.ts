import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawings, files } from './files';
import { MARGIN } from './trail';

test('the committed files are those that npm run draw writes', () => {
  const changed = Object.entries(files).filter(
    ([name, content]) =>
      !readFileSync(new URL(`../${name}`, import.meta.url)).equals(Buffer.from(content)),
  );
  const names = changed.map(([name]) => name);
  assert.deepEqual(names, [], 'Run npm run draw, look at the changed files, and commit them.');
});

test('the trail of each drawing leaves the line in the margin downwards, or comes in at an edge of its picture', () => {
  const problems = drawings.filter(([, { svg, left }]) => {
    const [, path = ''] = /accent[^>]* stroke-width="3">?[^>]* d="([^"]*)/.exec(svg) ?? [];
    if (path === '') return false;
    const [x, y, nextX, nextY] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const edge = Number(/viewBox="(\S+)/.exec(svg)?.[1]);
    const isInMargin = Object.values(MARGIN).some((margin) => near(x + left - edge, margin));
    const goesDown = near(nextX, x) && nextY > y;
    return !(isInMargin && goesDown) && x !== edge && y !== 0;
  });
  assert.deepEqual(
    problems.map(([name]) => name),
    [],
  );
});

const near = (a: number, b: number) => Math.abs(a - b) < 0.05;
