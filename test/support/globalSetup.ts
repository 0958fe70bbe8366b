import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../build/serve';
import { firefox } from '../engines/harness/puppeteer';
import { webkit } from '../engines/harness/webkit';
import { build } from './build';
import { findBrowser } from './findBrowser';
import type { SharedSetup } from './sharedSetup';

declare global {
  /** Closes the server that globalSetup has started. */
  var tearDownBrowserTests: () => Promise<void>;
}

/** Builds the site and serves it, once for all tests. What tests write goes into a temporary folder of this run. */
export default async function buildAndServeSite(): Promise<void> {
  const outside = tmpdir();
  const scratch = mkdtempSync(path.join(outside, 'kernel-ridge-tests-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch });
  const browser = findBrowser();
  say('building the site …');
  const directory = path.join(scratch, 'production');
  await build(['--mode', 'production', '--output-path', directory]);
  const { url: site, close } = await serve({ directory });
  const setup: SharedSetup = { browser, directory, site };
  process.env.SHARED_SETUP = JSON.stringify(setup);
  say(`testing with ${browser.executablePath}`);
  for (const { name, missing } of [firefox, webkit])
    if (missing) say(`no tests run in ${name}: install ${missing}, as CONTRIBUTING.md says`);
  globalThis.tearDownBrowserTests = async () => {
    await close();
    Object.assign(process.env, { TMPDIR: outside, TEMP: outside });
  };
}

const say = (text: string) => process.stderr.write(`browser tests: ${text}\n`);
