import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import { serve } from '../../scripts/serve';
import { firefox } from '../engines/harness/puppeteer';
import { webkit } from '../engines/harness/webkit';
import { buildSite } from './build';
import { findBrowser } from './findBrowser';
import { writeOwnersCopy } from './ownersCopy';
import { type SharedSetup, STALE_FILE } from './sharedSetup';

declare global {
  /** Closes the server that globalSetup has started. */
  var tearDownBrowserTests: () => Promise<void>;
}

/** Builds the site and the owner's copy and serves both, once for all tests. What tests write goes into a temporary folder. */
export default async function buildAndServeSite(): Promise<void> {
  const outside = tmpdir();
  const scratch = mkdtempSync(path.join(outside, 'kernel-ridge-tests-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch });
  const directory = path.join(scratch, 'production');
  say('building the site and the owner’s copy …');
  const browser = findBrowser();
  mkdirSync(directory);
  writeFileSync(path.join(directory, STALE_FILE), 'of an earlier build');
  const copy = path.join(scratch, 'copy');
  const { files, misfits } = writeOwnersCopy(copy);
  for (const misfit of misfits) say(`not tested, because it does not fit any more: ${misfit}`);
  const copyDirectory = path.join(copy, 'dist');
  await Promise.all([
    buildSite(directory),
    buildSite(copyDirectory, copy).catch((error) => {
      throw new Error(
        `The owner's copy, which is this project with the recipes of docs/ (see CONTRIBUTING.md), cannot be built. A recipe does not fit a change of yours: for instance, it links to an id that you have renamed. Adapt the recipe in docs/.\n${error.message}`,
      );
    }),
  ]);
  const servers = await Promise.all([serve({ directory }), serve({ directory: copyDirectory })]);
  const [site, copySite] = servers.map(({ url }) => url) as [string, string];
  const read = (file: string) => createJiti(__filename).import(path.join(copy, file));
  const { home } = (await read('src/content/home.ts')) as Pick<
    typeof import('../../src/content/home'),
    'home'
  >;
  const { pages } = (await read('src/content/pages.ts')) as { pages: object };
  const setup: SharedSetup = {
    browser,
    directory,
    site,
    copy: {
      project: copy,
      directory: copyDirectory,
      site: copySite,
      files,
      paths: Object.keys(pages).map((path) => (path === '*' ? '/nope' : path)),
      contact: home.contact as unknown as SharedSetup['copy']['contact'],
    },
  };
  process.env.SHARED_SETUP = JSON.stringify(setup);
  say(`testing with ${browser.executablePath}`);
  if (!browser.isPinned) say('screenshots are not compared: this is not the pinned Chromium');
  for (const { name, missing } of [firefox, webkit])
    if (missing) say(`no tests run in ${name}: install ${missing}, as CONTRIBUTING.md says`);
  globalThis.tearDownBrowserTests = async () => {
    await Promise.all(servers.map((server) => server.close()));
    Object.assign(process.env, { TMPDIR: outside, TEMP: outside });
  };
}

const say = (text: string) => process.stderr.write(`browser tests: ${text}\n`);
