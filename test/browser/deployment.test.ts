import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright-core';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage';
import { describeWith } from '../support/machine';
import { lacks, type Nginx, startNginx } from '../support/nginx';
import { until } from '../support/until';
import { contactForm, directory, otherDirectory, visit } from './harness';

const script = path.resolve(__dirname, '../../delivery/deploy.sh');
const scratch = fs.mkdtempSync(path.join(tmpdir(), 'kernel-ridge-deployment-'));
const target = path.join(scratch, "www of o'brien");
const build = path.join(scratch, 'build');

/** Stands in for ssh, which hands the server's shell one line; breaks off one connection, counted from 1. */
const ssh = path.join(scratch, 'ssh');
fs.writeFileSync(
  ssh,
  `#!/bin/sh
shift
echo >>'${ssh}.log'
[ "$(wc -l <'${ssh}.log')" -ne "\${BREAK_AT:-0}" ] || exit 255
exec sh -c "$*"`,
  { mode: 0o755 },
);

const deploy = (parameters: string[], env = {}) => {
  fs.rmSync(`${ssh}.log`, { force: true });
  return execFileSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', script, ...parameters], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, RSYNC_RSH: ssh, ...env },
  });
};
const filesIn = (folder: string) => fs.readdirSync(folder, { recursive: true }).map(String).sort();

beforeEach(() => {
  for (const folder of [target, build]) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(target);
  fs.cpSync(directory, build, { recursive: true });
});
afterAll(() => fs.rmSync(scratch, { recursive: true }));

describeWith(lacks, 'a deployment', () => {
  test('is refused without a target or a build', () => {
    for (const parameters of [[], [''], ['/'], ['server:'], ['server:/'], ['--dry-run', '']]) {
      expect(() => deploy(parameters)).toThrow('say where to');
    }
    expect(() => deploy([path.join(target, 'none'), build])).toThrow('cannot read the folder');
    fs.rmSync(path.join(build, 'assets/app.js'));
    expect(() => deploy([target, build])).toThrow(/no assets\/app\.js in .* Run: npm run build/);
    expect(filesIn(target)).toEqual([]);
  });

  test("leaves the server's other files alone, ten times", () => {
    const foreign = ['backup.tar.gz', 'notes.html', 'secret.key', 'tool.sh'].flatMap((name, i) =>
      ['', 'images', '.private'].map((folder) => {
        const file = path.join(target, folder, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, name);
        fs.chmodSync(file, [0o644, 0o664, 0o600, 0o755][i] ?? 0);
        return file;
      }),
    );
    fs.chmodSync(target, 0o2770);
    const state = () =>
      [target, ...foreign].map((file) => {
        const { mode, mtimeMs } = fs.statSync(file);
        return [file, mode, file === target || [mtimeMs, fs.readFileSync(file, 'utf8')]];
      });
    const before = state();
    for (let i = 0; i < 10; i++)
      deploy([(i % 4 < 2 ? 'server:' : '') + target, i % 2 ? directory : otherDirectory]);
    expect(state()).toEqual(before);
  }, 30_000);

  test('brings every file, for everyone to read, and a second time nothing', () => {
    fs.chmodSync(path.join(build, 'index.html'), 0o600);
    fs.chmodSync(path.join(build, 'images'), 0o700);
    deploy([target, build]);
    expect(filesIn(target)).toEqual([...filesIn(build), '.deployed'].sort());
    const find = [target, '-mindepth', '1', '-not', '-perm', '-444'];
    expect(execFileSync('find', find, { encoding: 'utf8' })).toBe('');
    expect(deploy([target, build])).toBe('');
  });

  test('brings pictures before the app that shows them, and documents last', () => {
    const order = deploy([target, build])
      .replaceAll(/[/.].*/g, '')
      .split('\n');
    expect(order.lastIndexOf('images')).toBeLessThan(order.indexOf('assets'));
    expect(order.lastIndexOf('assets')).toBeLessThan(order.indexOf('index'));
  });

  test('brings a file that has changed in nothing but its content', () => {
    deploy([target, build]);
    const file = path.join(build, 'robots.txt');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('*', '+'));
    execFileSync('touch', ['-r', path.join(target, 'robots.txt'), file]);
    expect(deploy([target, build])).toBe('robots.txt\n');
  });

  test('removes old documents and compressed copies, after a look beforehand, and nothing else', () => {
    deploy([target, directory]);
    const gone = ['about.html', 'about.html.br', 'about.html.gz', 'images/hero.svg.gz'];
    for (const file of [...gone, 'images/blog.svg']) fs.rmSync(path.join(build, file));
    const before = filesIn(target);
    for (const file of gone)
      expect(deploy(['--dry-run', target, build])).toContain(`deleting ${file}`);
    expect(filesIn(target)).toEqual(before);
    deploy([target, build]);
    expect(filesIn(target)).toEqual(before.filter((file) => !gone.includes(file)));
  });

  test('is made good by the next one, at whichever connection it breaks off', () => {
    const third = path.join(scratch, 'third');
    fs.cpSync(build, third, { recursive: true, filter: (file) => !/about\.html/.test(file) });
    fs.renameSync(path.join(build, 'about.html'), path.join(build, 'team.html'));
    for (const at of [1, 2, 3, 4, 5, 6]) {
      deploy([target, directory]);
      const broken = () => deploy([`server:${target}`, build], { BREAK_AT: String(at) });
      expect(broken).toThrow('rsync error');
      deploy([target, third]);
      expect(filesIn(target)).toEqual([...filesIn(third), '.deployed'].sort());
    }
  }, 60_000);
});

describeWith(lacks, 'a visitor during ten deployments', () => {
  const www = path.join(scratch, 'www');
  let nginx: Nginx;
  beforeAll(async () => {
    fs.mkdirSync(www);
    await deploySlowly(www, directory);
    nginx = await startNginx(www);
  }, 90_000);
  afterAll(() => nginx?.stop());

  test('finds every file, whether new or with a page that was open, and not the list of them', async () => {
    const site = `https://127.0.0.1:${nginx.port}/`;
    const come = () => visit(site, { ignoreHTTPSErrors: true });
    const builds = [renamePicture(), directory];
    const faults: string[] = [];
    const over = new AbortController();
    const traffic = Array.from({ length: 10 }, (_, i) => comeAndGo(site, i, faults, over.signal));
    try {
      for (let i = 0; i < 10; i++) {
        const before = i % 2 ? undefined : await come();
        const deploying = deploySlowly(www, String(builds[i % 2]), i === 4);
        const { page } = before ?? (await come());
        await deploying;
        const { name, message, send } = contactForm(page);
        await name.fill('A');
        await message.fill('B');
        await page.evaluate(scrollThrough); // fails where a picture is missing
        await send.click();
        await expectDelivered(page, { name: 'A', email: '', message: 'B' });
        await page.evaluate(scrollThrough);
        await page.context().close();
      }
    } finally {
      over.abort();
      await Promise.all(traffic);
    }
    expect(faults).toEqual([]);
  }, 240_000);
});

/** The other build, with a picture under another name than before. */
function renamePicture(): string {
  const copy = path.join(scratch, 'other');
  fs.cpSync(otherDirectory, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  fs.renameSync(path.join(copy, 'images/blog.svg'), path.join(copy, 'images/other.svg'));
  for (const name of ['index.html', 'assets/app.js']) {
    const file = path.join(copy, name);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toContain('images/blog.svg');
    fs.writeFileSync(file, text.replaceAll('images/blog.svg', 'images/other.svg'));
  }
  return copy;
}

/** Visitor number `i`, without a browser, who asks for a page, and a while later for what the page refers to. */
async function comeAndGo(baseURL: string, i: number, faults: string[], over: AbortSignal) {
  const extraHTTPHeaders = { 'accept-encoding': i % 2 ? 'gzip' : 'identity' };
  const client = await request.newContext({ baseURL, ignoreHTTPSErrors: true, extraHTTPHeaders });
  const load = async (address: string, expected = 200) => {
    const answer = await client.get(address);
    if (answer.status() !== expected) faults.push(`${address}: ${answer.status()}`);
    return answer.text();
  };
  while (!over.aborted) {
    try {
      const page = String(['/', '/about', '/.deployed'][i % 3]);
      const html = await load(page, page === '/.deployed' ? 404 : 200);
      if (!html.endsWith('</html>\n')) faults.push(`${page} is not whole: ${html.slice(-99)}`);
      await pause(1_000 + 100 * i);
      const app = await load('/assets/app.js');
      const files = new Set((html + app).match(/\b(images|fonts)\/[\w./-]+\?v=[\w-]+/g));
      if (files.size < 10) faults.push(`${page} and its app refer to ${files.size} files`);
      await Promise.all([...files].map((file) => load(`/${file}`)));
    } catch (error) {
      faults.push(String(error));
    }
  }
  await client.dispose();
}

/** Deploys as over a line that takes a second or two; broken off, the app has arrived and no document has. */
async function deploySlowly(to: string, from: string, isBrokenOff = false): Promise<void> {
  const bin = path.join(scratch, 'bin');
  fs.mkdirSync(bin, { recursive: true });
  const slow = `#!/bin/sh\nPATH='${process.env.PATH}' exec rsync --bwlimit=1500 "$@"\n`;
  fs.writeFileSync(path.join(bin, 'rsync'), slow, { mode: 0o755 });
  const env = { ...process.env, TMPDIR: scratch, PATH: `${bin}:${process.env.PATH}` };
  const child = spawn(script, [to, from], { env, detached: true });
  const ended = once(child, 'exit');
  if (isBrokenOff) {
    const app = (folder: string) => fs.readFileSync(path.join(folder, 'assets/app.js'), 'utf8');
    await until(() => app(to) === app(from));
    process.kill(-Number(child.pid), 'SIGKILL');
  }
  expect(await ended).toEqual(isBrokenOff ? [null, 'SIGKILL'] : [0, null]);
}
