import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../delivery/serve';
import { findBrowser } from './chromium';
import { type Given, hold } from './given';

/** Builds the site and serves it, once for all tests of the project. */
export default async function setUp(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  const production = path.join(directory, 'production');
  const development = path.join(directory, 'development');
  const started = Date.now();
  say('building the site for production and for development …');
  // The builds first: finding the browser changes the environment for a while, which they inherit.
  const [, , browser] = await Promise.all([
    build('production', production),
    build('development', development),
    findBrowser(),
  ]);
  // The policy is computed for production; a development build leaves its place open.
  const headers = path.join(development, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace(/^.*\{\{policy\}\}.*\n/m, ''));

  // One that answers every path with index.html has no other document.
  const fallback = path.join(directory, 'fallback');
  const isOther = /(about|404)\.html/;
  cpSync(production, fallback, { recursive: true, filter: (file) => !isOther.test(file) });

  const servers = await Promise.all([
    serve({ directory: production }),
    serve({ directory: development }),
    serve({ directory: fallback, fallback: 'index.html' }),
  ]);
  const [site, developmentSite, fallbackSite] = servers.map(({ url }) => url);
  const given = { browser, directory: production, site, developmentSite, fallbackSite } as Given;
  hold({ given, directory, servers });
  say(
    `built in ${Math.round((Date.now() - started) / 1000)} s; testing with ${browser.executablePath}`,
  );
  if (!browser.isPinned) say('pictures are not compared, because it is not the pinned Chromium');
}

function say(text: string): void {
  process.stderr.write(`browser tests: ${text}\n`);
}

/** Runs webpack as its own process: both builds then run at once, and none of them under NODE_ENV=test. */
function build(mode: 'production' | 'development', output: string): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  const child = spawn(process.execPath, [cli, '--mode', mode, '--output-path', output], {
    cwd: path.resolve(__dirname, '../..'),
    env,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The ${mode} build failed:\n${text}`));
    });
  });
}
