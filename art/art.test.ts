import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { files } from './files';

test('the committed files are those that npm run draw writes', () => {
  const changed = Object.entries(files).filter(
    ([name, content]) =>
      !readFileSync(new URL(`../${name}`, import.meta.url)).equals(Buffer.from(content)),
  );
  const names = changed.map(([name]) => name);
  assert.deepEqual(names, [], 'Run npm run draw, look at the changed files, and commit them.');
});
