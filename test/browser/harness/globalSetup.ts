import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPinned, PINNED } from './browsers';

/** Unpacks the pinned Chromium, and builds the site once for all tests, unless SITE names the folder of a build. */
export default function setUp(): void {
  const differences = path.resolve(__dirname, '../differences');
  rmSync(differences, { recursive: true, force: true }); // of the last run
  mkdirSync(differences);
  if (isPinned && !existsSync(PINNED)) unpackChromium();
  if (process.env.SITE) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  process.env.SITE = folder;
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = [webpack, '--mode', 'production', '--stats', 'errors-only', '--output-path', folder];
  run(args, { NODE_ENV: undefined }); // which is "test"
}

/** Unpacks it, with the libraries and the font that a minimal machine lacks. */
function unpackChromium(): void {
  // Moved into place at the end, so that nobody uses a partly unpacked browser.
  const TMPDIR = `${PINNED}.${process.pid}`;
  mkdirSync(TMPDIR);
  // The package unpacks to TMPDIR, and its libraries only if it seems to run on AWS.
  const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  run(['-e', unpack], { TMPDIR, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  // Hides the machine's own fonts, so that pages look the same on every machine.
  writeFileSync(
    `${TMPDIR}/fonts.conf`,
    `<fontconfig><dir>${PINNED}/fonts</dir><cachedir>${PINNED}/fonts-cache</cachedir></fontconfig>`,
  );
  renameSync(TMPDIR, PINNED);
}

function run(args: string[], variables: NodeJS.ProcessEnv): void {
  execFileSync(process.execPath, args, {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
}
