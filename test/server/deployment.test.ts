/* What deploy/deploy.sh does to a server's folder, step by step. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeIfInstalled, findCommand } from '../support/machine';
import { sharedSetup } from '../support/sharedSetup';
import { waitFor } from '../support/waitFor';

const { directory } = sharedSetup();
const [image = ''] =
  /images\/[\w-]+\.svg/.exec(fs.readFileSync(`${directory}/index.html`, 'utf8')) ?? [];
const script = path.resolve(__dirname, '../../deploy/deploy.sh');
const scratch = fs.mkdtempSync(path.join(tmpdir(), 'deployment-'));
const target = path.join(scratch, "www of o'brien");
const build = path.join(scratch, 'build');

/** Replaces ssh: runs the command in a local shell. Fails at connection BREAK_AT (1 is the first), waits at HANG_AT. */
const ssh = path.join(scratch, 'ssh');
fs.writeFileSync(
  ssh,
  `#!/bin/sh
shift
echo >>'${ssh}.log'
connection=$(wc -l <'${ssh}.log')
[ "$connection" -ne "\${BREAK_AT:-0}" ] || exit 255
[ "$connection" -ne "\${HANG_AT:-0}" ] || sleep 60
exec sh -c "$*"`,
  { mode: 0o755 },
);

const command = (parameters: string[]) => [
  '-c',
  'umask 077; exec "$@"',
  'sh',
  script,
  ...parameters,
];
const deploy = (parameters: string[], env = {}) => {
  fs.rmSync(`${ssh}.log`, { force: true });
  return execFileSync('sh', command(parameters), {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, RSYNC_RSH: ssh, ...env },
  });
};
const filesIn = (folder: string) => fs.readdirSync(folder, { recursive: true }).map(String).sort();
const readText = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

/** The app, and the images and fonts that a document and the app refer to. */
const filesOf = (folder: string, document: string) => {
  const app = path.join(folder, 'assets/app.js');
  const texts =
    readText(folder, document) + (fs.existsSync(app) ? readText(folder, 'assets/app.js') : '');
  return ['assets/app.js', ...(texts.match(/\b(images|fonts|assets)\/[\w./-]+\.\w+/g) ?? [])];
};

beforeEach(() => {
  for (const folder of [target, build]) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(target);
  fs.cpSync(directory, build, { recursive: true });
});

describeIfInstalled(findCommand('rsync') ? undefined : 'rsync', 'a deployment', () => {
  test('is refused without a target or a build, or if it would overwrite a file that it did not upload', () => {
    for (const parameters of [[], [''], ['/'], ['server:'], ['server:/'], ['--dry-run', '']]) {
      expect(() => deploy(parameters)).toThrow('name a target');
    }
    expect(() => deploy([path.join(target, 'none'), build])).toThrow('cannot write to the folder');
    fs.writeFileSync(path.join(target, 'index.html'), 'not ours');
    expect(() => deploy([target, build])).toThrow(
      'no deployment has uploaded. Move them away first: index.html',
    );
    expect(readText(target, 'index.html')).toBe('not ours');
    fs.rmSync(path.join(target, 'index.html'));
    fs.rmSync(path.join(build, 'assets/app.js'));
    expect(() => deploy([target, build])).toThrow(/no assets\/app\.js in .* Run: npm run build/);
    expect(filesIn(target)).toEqual([]);
  });

  test('leaves other files alone, in two deployments over ssh and two without', () => {
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
    for (const prefix of ['server:', 'server:', '', '']) {
      fs.appendFileSync(path.join(build, 'robots.txt'), '# changed');
      deploy([prefix + target, build]);
    }
    expect(state()).toEqual(before);
  }, 30_000);

  test('uploads every file, readable by everyone, and later only files with changed content', () => {
    fs.chmodSync(path.join(build, 'index.html'), 0o600);
    fs.chmodSync(path.join(build, 'images'), 0o700);
    deploy([target, build]);
    expect(filesIn(target)).toEqual([...filesIn(build), '.deployed'].sort());
    const find = [target, '-mindepth', '1', '-not', '-perm', '-444'];
    expect(execFileSync('find', find, { encoding: 'utf8' })).toBe('');
    expect(deploy([target, build])).toBe('');
    const file = path.join(build, 'robots.txt');
    fs.writeFileSync(file, readText(build, 'robots.txt').replace('*', '+'));
    execFileSync('touch', ['-r', path.join(target, 'robots.txt'), file]);
    const inode = () => fs.statSync(path.join(target, 'robots.txt')).ino;
    const before = inode();
    expect(deploy([target, build])).toBe('robots.txt\n');
    expect(inode()).not.toBe(before); // the file was replaced atomically
  });

  test('works on machines with different languages, and with a list that was sorted by the rules of another', () => {
    const bin = path.join(scratch, 'bin');
    fs.mkdirSync(bin);
    // Few machines have a second language installed, so this sorts as in English unless the language is C.
    const sort = `[ "$LC_ALL" = C ] || set -- -df "$@"\nexec ${findCommand('sort')} "$@"`;
    fs.writeFileSync(path.join(bin, 'sort'), `#!/bin/sh\n${sort}`, { mode: 0o755 });
    for (const language of ['en_US.UTF-8', 'C', 'en_US.UTF-8'])
      deploy([target, build], { LC_ALL: language, PATH: `${bin}:${process.env.PATH}` });
    const lines = readText(target, '.deployed').trim().split('\n');
    fs.writeFileSync(path.join(target, '.deployed'), `${[...lines].reverse().join('\n')}\n`);
    deploy([target, build]);
    expect(readText(target, '.deployed')).toBe(`${lines.join('\n')}\n`);
    expect(filesIn(target)).toEqual([...filesIn(build), '.deployed'].sort());
  });

  test('is refused while another one runs, which removes its lock when it is interrupted', async () => {
    fs.rmSync(`${ssh}.log`, { force: true });
    const env = { ...process.env, RSYNC_RSH: ssh, HANG_AT: '4' };
    // Its own process group, which Ctrl+C interrupts as a whole.
    const running = spawn('sh', command([`server:${target}`, build]), { env, detached: true });
    await waitFor(() => fs.existsSync(`${ssh}.log`) && readText(scratch, 'ssh.log').length === 4);
    const lock = path.join(target, '.deploying');
    const message = `another deployment is running: ${fs.readlinkSync(lock)}. If it was interrupted, delete ${lock}`;
    const second = spawnSync('sh', command([target, build]), { encoding: 'utf8' });
    expect([second.status, second.stderr]).toEqual([1, `deploy.sh: ${message}\n`]);
    expect(fs.readdirSync(target)).toEqual(['.deploying']); // the second one has changed nothing
    process.kill(-Number(running.pid), 'SIGINT');
    await once(running, 'close');
    expect(fs.readdirSync(target)).toEqual([]);
  });

  test('removes only old documents and compressed copies, and lists them first with --dry-run', () => {
    const folder = path.join(build, 'news');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'old.html'), 'old');
    deploy([target, build]);
    fs.rmSync(folder, { recursive: true });
    const compressed = filesIn(build).filter((file) => /^images\/.*\.svg\.gz$/.test(file));
    const gone = ['about.html', 'about.html.br', 'about.html.gz', ...compressed.slice(0, 1)];
    expect(gone).toHaveLength(4); // the build has compressed drawings
    for (const file of [...gone, image]) fs.rmSync(path.join(build, file));
    gone.push('news/old.html');
    const before = filesIn(target);
    const announced = deploy(['--dry-run', target, build]);
    for (const file of gone) expect(announced).toContain(`deleting ${file}`);
    expect(filesIn(target)).toEqual(before);
    deploy([target, build]);
    expect(filesIn(target)).toEqual(before.filter((file) => !gone.includes(file)));
  });

  test.each(['first', 'later'])(
    'a %s deployment, interrupted at any connection, leaves no page without its files, and the next one completes it',
    (which) => {
      // Another build, with one page fewer, no compressed drawings, and one image under another name.
      const rename = `rm about.* images/*.svg.gz
        mv ${image} images/other.svg
        find . -name '*.html' -exec sed -i s:${image}:images/other.svg:g {} +
        sed -i s:${image}:images/other.svg:g assets/app.js`;
      execFileSync('sh', ['-ec', rename], { cwd: build });
      expect(filesOf(build, 'index.html')).toContain('images/other.svg');
      if (which === 'later') deploy([target, directory]);
      for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const broken = () => deploy([`server:${target}`, build], { BREAK_AT: String(at) });
        expect(broken).toThrow('rsync error');
        // Visitors have a current document, or one that they opened before.
        const documents = filesIn(target).filter((file) => file.endsWith('.html'));
        const needed = documents.flatMap((file) => filesOf(target, file));
        if (which === 'later') needed.push(...filesOf(directory, 'index.html'));
        const missing = needed.filter((file) => !fs.existsSync(path.join(target, file)));
        // The server sends a compressed copy instead of its file. A new document must not get the copy of an old file.
        const isNew =
          fs.existsSync(path.join(target, 'index.html')) &&
          readText(target, 'index.html') === readText(build, 'index.html');
        const stale = filesIn(target).filter((file) => isNew && file.endsWith('.svg.gz'));
        expect({ at, missing, stale }).toEqual({ at, missing: [], stale: [] });
      }
      deploy([target, build]);
      const kept = which === 'later' ? [image] : [];
      expect(filesIn(target)).toEqual([...filesIn(build), '.deployed', ...kept].sort());
      deploy([target, directory]); // rolled back to images that are still there
      expect(fs.existsSync(path.join(target, 'about.html'))).toBe(true);
    },
    30_000,
  );
});
