/* What WebKit tells screen readers. It leaves out some lists, and announces some pictures that have no words. */
import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { describeIfInstalled, findCommand, killWithParent } from '../support/machine';
import { pagePaths } from '../support/pagePaths';
import { sharedSetup } from '../support/sharedSetup';
import { TIMEOUT } from '../support/waitFor';
import { findMissingPackage, startDisplay } from './harness/webkit';

jest.setTimeout(4 * TIMEOUT);

const missing =
  findMissingPackage("imports.gi.versions.Atspi = '2.0'; imports.gi.Atspi", 'gir1.2-atspi-2.0') ??
  (findCommand('dbus-run-session') ? undefined : 'dbus and at-spi2-core');

describeIfInstalled(missing, 'in WebKit', () => {
  const processes: ChildProcess[] = [];
  let display: string;
  beforeAll(async () => {
    display = await startDisplay(processes);
  });
  afterAll(() => {
    for (const process of processes) process.kill();
  });

  test.each(pagePaths)('on %s, each list is a list, and each picture has a name', async (page) => {
    const url = sharedSetup().site + page;
    const { document } = new JSDOM(await (await fetch(url)).text()).window;
    const tree = await readTree(url, display);
    expect(tree.filter(({ role }) => role === 'heading')).not.toEqual([]);
    expect(tree.filter(({ role }) => role === 'list')).toHaveLength(
      document.querySelectorAll('ul, ol').length,
    );
    expect(tree.filter(({ role, name }) => role === 'image' && name === '')).toEqual([]);
  });
});

async function readTree(url: string, display: string): Promise<{ role: string; name: string }[]> {
  const script = path.join(__dirname, 'harness/accessibilityTree.js');
  const [program, args] = killWithParent('dbus-run-session', ['--', 'gjs', '-m', script, url]);
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    timeout: TIMEOUT,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) as string); // the bus writes lines of its own
}
