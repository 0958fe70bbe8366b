import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackChromium } from './harness/chromium';

/**
 * Unpacks the pinned Chromium, and builds the site once for all tests, unless SITE names the folder of a build.
 * @throws {Error} with webpack's output, if the build fails
 */
export default async function setUp(): Promise<void> {
  rmSync(path.join(__dirname, 'differences'), { recursive: true, force: true }); // of the last run
  await unpackChromium();
  if (process.env.SITE) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  process.env.SITE = folder;
  process.env.BUILT_SITE = folder;
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = [webpack, '--mode', 'production', '--output-path', folder];
  await promisify(execFile)(process.execPath, args, {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: undefined }, // which is "test"
  }).catch(({ stdout, stderr }) => {
    throw new Error(`The build failed:\n${stdout}${stderr}`);
  });
}
