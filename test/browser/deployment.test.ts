import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright-core';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage';
import { describeWith } from '../support/machine';
import { lacks, type Nginx, startNginx } from '../support/nginx';
import { contactForm, directory, otherDirectory, visit } from './harness';

const script = path.resolve(__dirname, '../../delivery/deploy.sh');
const scratch = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-deployment-'));
const target = path.join(scratch, 'www');

/** Which of the ten deployments ends in the middle of it. */
const BROKEN_OFF = 4;
const files = () => readdirSync(target, { recursive: true }).map(String);

afterAll(() => rmSync(scratch, { recursive: true }));

describeWith(lacks, 'a deployment', () => {
  const changed = path.join(scratch, 'changed');
  const deploy = (...parameters: string[]) =>
    execFileSync(script, parameters, { encoding: 'utf8', stdio: 'pipe' });

  beforeEach(() => {
    rmSync(target, { recursive: true, force: true });
    rmSync(changed, { recursive: true, force: true });
    cpSync(directory, changed, { recursive: true });
  });

  test('is refused without a build', () => {
    rmSync(path.join(changed, 'assets/app.js'));
    expect(() => deploy(target, changed)).toThrow(/no assets\/app\.js in .* Run: npm run build/);
    expect(() => deploy(target, path.join(scratch, 'none'))).toThrow('no index.html');
    expect(() => deploy()).toThrow('say where to');
    expect(files).toThrow('ENOENT');
  });

  test('can be looked at beforehand', () => {
    expect(deploy('--dry-run', target, changed)).toContain('images/hero.svg');
    expect(files).toThrow('ENOENT');
  });

  test('brings every file, for everyone to read, and a second time nothing', () => {
    chmodSync(path.join(changed, 'index.html'), 0o600);
    chmodSync(path.join(changed, 'images'), 0o700);
    deploy(target, changed);
    expect(files().sort()).toEqual(readdirSync(changed, { recursive: true }).map(String).sort());
    const closed = execFileSync('find', [target, '-not', '-perm', '-444'], { encoding: 'utf8' });
    expect(closed).toBe('');
    expect(deploy(target, changed)).toBe('');
  });

  test('brings pictures before the app that shows them, and documents last', () => {
    const order = deploy(target, changed)
      .split('\n')
      .map((file) => file.replace(/[/.].*/, ''));
    expect(order.lastIndexOf('images')).toBeLessThan(order.indexOf('assets'));
    expect(order.lastIndexOf('assets')).toBeLessThan(order.indexOf('index'));
  });

  test('brings a file that has changed in nothing but its content', () => {
    deploy(target, changed);
    const file = path.join(changed, 'robots.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('*', '+'));
    execFileSync('touch', ['-r', path.join(target, 'robots.txt'), file]);
    expect(deploy(target, changed)).toBe('robots.txt\n');
  });

  test('takes old documents and compressed copies away, and leaves the rest for a while', () => {
    deploy(target, directory);
    for (const file of ['about.html', 'images/blog.svg', 'images/hero.svg.gz']) {
      rmSync(path.join(changed, file));
    }
    deploy(target, changed);
    expect(files()).not.toContain('about.html');
    expect(files()).not.toContain('images/hero.svg.gz');
    expect(files()).toContain('images/blog.svg');

    execFileSync(script, [target, changed], { env: { ...process.env, KEEP_DAYS: '-1' } });
    expect(files()).not.toContain('images/blog.svg');
    expect(files()).toContain('images/hero.svg');
  });
});

describeWith(lacks, 'a visitor during ten deployments', () => {
  let nginx: Nginx;
  let builds: string[];
  beforeAll(async () => {
    rmSync(target, { recursive: true, force: true });
    builds = [renamePicture(), directory];
    await deploySlowly(directory);
    nginx = await startNginx(target);
  }, 90_000);
  afterAll(() => nginx?.stop());

  test('finds every file, whether new or with a page that was open', async () => {
    const site = `https://127.0.0.1:${nginx.port}/`;
    const come = () => visit(site, { ignoreHTTPSErrors: true });
    const faults: string[] = [];
    let isOver = false;
    const traffic = Array.from({ length: 20 }, (_, i) =>
      comeAndGo(site, i % 2 ? 'gzip' : 'identity', faults, () => isOver),
    );
    try {
      for (let i = 0; i < 10; i++) {
        const before = i % 2 ? undefined : await come();
        const deploying = deploySlowly(String(builds[i % 2]), i === BROKEN_OFF);
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
      isOver = true;
      await Promise.all(traffic);
    }
    expect(faults).toEqual([]);
  }, 110_000);
});

/** The other build, with a picture under another name than before. */
function renamePicture(): string {
  const copy = path.join(scratch, 'other');
  cpSync(otherDirectory, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  renameSync(path.join(copy, 'images/blog.svg'), path.join(copy, 'images/other.svg'));
  for (const name of ['index.html', 'assets/app.js']) {
    const file = path.join(copy, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('/images/blog.svg');
    writeFileSync(file, text.replaceAll('/images/blog.svg', '/images/other.svg'));
  }
  return copy;
}

/** A visitor without a browser, who comes, stays for a moment, and asks for what he had not asked for yet. */
async function comeAndGo(site: string, encoding: string, faults: string[], isOver: () => boolean) {
  const client = await request.newContext({
    baseURL: site,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { 'accept-encoding': encoding },
  });
  const load = async (address: string, expected = 200) => {
    const answer = await client.get(address);
    if (answer.status() !== expected) faults.push(`${address}: ${answer.status()}`);
    return answer.text();
  };
  for (let i = 0; !isOver(); i++) {
    try {
      const page = String(['/', '/about', '/nope'][i % 3]);
      const html = await load(page, page === '/nope' ? 404 : 200);
      if (!html.endsWith('</html>\n')) faults.push(`${page} is not whole: ${html.slice(-99)}`);
      await pause(3_000 * Math.random());
      const app = await load('/assets/app.js');
      const files = new Set((html + app).match(/\/(images|fonts)\/[\w./-]+\?v=[\w-]+/g));
      if (files.size < 10) faults.push(`${page} and its app refer to ${files.size} files`);
      await Promise.all([...files].map((file) => load(file)));
    } catch (error) {
      faults.push(String(error));
    }
  }
  await client.dispose();
}

/** Deploys as over a line that takes a second or two. */
async function deploySlowly(build: string, isBrokenOff = false): Promise<void> {
  const bin = path.join(scratch, 'bin');
  mkdirSync(bin, { recursive: true });
  const slow = `#!/bin/sh\nPATH='${process.env.PATH}' exec rsync --bwlimit=600 "$@"\n`;
  writeFileSync(path.join(bin, 'rsync'), slow, { mode: 0o755 });
  const child = spawn(script, [target, build], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    detached: true,
  });
  const ended = once(child, 'exit');
  if (isBrokenOff) {
    await pause(500);
    process.kill(-Number(child.pid), 'SIGKILL');
  }
  expect(await ended).toEqual(isBrokenOff ? [null, 'SIGKILL'] : [0, null]);
}
