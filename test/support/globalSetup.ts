import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../scripts/serve';
import { buildSite } from './build';
import { findBrowser } from './findBrowser';
import { type SharedSetup, STALE_FILE } from './sharedSetup';

declare global {
  /** Closes the server that globalSetup has started, and removes the files of the run. */
  var tearDownBrowserTests: () => Promise<void>;
}

/** Builds the site and serves it, once for all tests. Everything that tests write goes into one temporary folder. */
export default async function setUp(): Promise<void> {
  const outside = tmpdir();
  removeLeftovers(outside);
  const scratch = path.join(outside, `${PREFIX}${process.pid}`);
  mkdirSync(scratch);
  Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch });
  const directory = path.join(scratch, 'production');
  say('building the site …');
  const browser = findBrowser();
  mkdirSync(directory);
  writeFileSync(path.join(directory, STALE_FILE), 'of an earlier build');
  await buildSite(directory);
  const server = await serve({ directory });
  const servers: SharedSetup = { browser, directory, site: server.url };
  process.env.SHARED_SETUP = JSON.stringify(servers);
  say(`testing with ${browser.executablePath}`);
  if (!browser.isPinned) say('screenshots are not compared: this is not the pinned Chromium');
  globalThis.tearDownBrowserTests = async () => {
    await server.close();
    Object.assign(process.env, { TMPDIR: outside, TEMP: outside });
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Removes the folders of interrupted runs: their names end with the id of a process that no longer exists. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    try {
      process.kill(Number(name.slice(PREFIX.length)), 0); // throws if there is no such process
    } catch {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}

const PREFIX = 'kernel-ridge-tests-';

const say = (text: string) => process.stderr.write(`browser tests: ${text}\n`);
