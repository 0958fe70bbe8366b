import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../delivery/serve';
import { build, copyWithChanges } from './build';
import { findBrowser } from './chromium';
import type { TestServers } from './testServers';

declare global {
  /** Ends all that globalSetup and the tests have started, and removes their files. */
  var tearDownBrowserTests: () => Promise<void>;
}

/**
 * Builds the site and serves it, once for all tests of the project. Whatever the tests write goes into one folder,
 * which cleanUp.mjs removes, also when the tests are ended by a signal.
 */
export default async function setUp(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  const cleanUp = spawn(process.execPath, [path.join(__dirname, 'cleanUp.mjs'), scratch], {
    detached: true, // a Ctrl+C is not meant for it
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  let close = async () => {};
  globalThis.tearDownBrowserTests = async () => {
    await close();
    cleanUp.stdin.end();
    await once(cleanUp, 'exit');
  };
  Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch });
  try {
    const directory = path.join(scratch, 'production');
    const otherDirectory = path.join(scratch, 'other');
    say('building the site, and one with changes …');
    const changed = path.join(scratch, 'changed');
    const browser = findBrowser();
    copyWithChanges(changed);
    await Promise.all([build(directory), build(otherDirectory, changed)]);
    const server = await serve({ directory });
    close = server.close;
    const servers: TestServers = { browser, directory, otherDirectory, site: server.url };
    process.env.TEST_SERVERS = JSON.stringify(servers);
    say(`testing with ${browser.executablePath}`);
    if (!browser.isPinned) say('pictures are not compared, because it is not the pinned Chromium');
  } catch (error) {
    await globalThis.tearDownBrowserTests();
    throw error;
  }
}

const say = (text: string) => process.stderr.write(`browser tests: ${text}\n`);
