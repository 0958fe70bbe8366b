import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../delivery/serve';
import { build, copyWithChanges } from './build';
import { findBrowser } from './chromium';
import type { TestServers } from './testServers';

/** Builds the site and serves it, once for all tests of the project. */
export default async function setUp(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  const directory = path.join(scratch, 'production');
  const otherDirectory = path.join(scratch, 'other');
  const changed = path.join(scratch, 'changed');
  const started = Date.now();
  say('building the site, and one with changes …');
  copyWithChanges(changed);
  const browser = findBrowser();
  await Promise.all([build(directory), build(otherDirectory, changed)]);
  const { url: site, close } = await serve({ directory });
  const servers: TestServers = { browser, directory, otherDirectory, site };
  process.env.TEST_SERVERS = JSON.stringify(servers);
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`built in ${seconds} s; testing with ${browser.executablePath}`);
  if (!browser.isPinned) say('pictures are not compared, because it is not the pinned Chromium');

  globalThis.tearDownBrowserTests = async () => {
    await close();
    rmSync(scratch, { recursive: true, force: true });
  };
}

declare global {
  var tearDownBrowserTests: () => Promise<void>;
}

function say(text: string): void {
  process.stderr.write(`browser tests: ${text}\n`);
}
