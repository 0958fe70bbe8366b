import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../delivery/serve';
import { build, copyWithChanges } from './build';
import { findBrowser } from './chromium';
import { publish } from './testServers';

/** Builds the site and serves it, once for all tests of the project. */
export default async function setUp(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  const [production, other, fallback, changed] = ['production', 'other', 'fallback', 'changed'].map(
    (name) => path.join(directory, name),
  ) as [string, string, string, string];
  const started = Date.now();
  say('building the site, and one with changes …');
  copyWithChanges(changed);
  // The builds first: finding the browser changes the environment for a while, which they inherit.
  const [, , browser] = await Promise.all([
    build(production),
    build(other, changed),
    findBrowser(),
  ]);

  // One that answers every path with index.html has no other document.
  const isOther = /(about|404)\.html/;
  cpSync(production, fallback, { recursive: true, filter: (file) => !isOther.test(file) });

  const servers = await Promise.all([
    serve({ directory: production }),
    serve({ directory: fallback, fallback: 'index.html' }),
  ]);
  const [site, fallbackSite] = servers.map(({ url }) => url) as [string, string];
  publish({ browser, directory: production, otherDirectory: other, site, fallbackSite });
  say(
    `built in ${Math.round((Date.now() - started) / 1000)} s; testing with ${browser.executablePath}`,
  );
  if (!browser.isPinned) say('pictures are not compared, because it is not the pinned Chromium');

  globalThis.tearDownBrowserTests = async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(directory, { recursive: true, force: true });
  };
}

declare global {
  var tearDownBrowserTests: () => Promise<void>;
}

function say(text: string): void {
  process.stderr.write(`browser tests: ${text}\n`);
}
