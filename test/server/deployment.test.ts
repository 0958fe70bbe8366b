/* What deploy/deploy.sh does to a server's folder. */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeIfInstalled, findCommand } from '../support/machine';

const script = path.resolve(__dirname, '../../deploy/deploy.sh');
const scratch = fs.mkdtempSync(path.join(tmpdir(), 'deployment-'));
const target = path.join(scratch, "www of o'brien");
const build = path.join(scratch, 'build');

const deploy = (...parameters: string[]) =>
  execFileSync('sh', ['-c', 'umask 077; exec "$0" "$@"', script, ...parameters], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (folder: string, files: string[], text: string) => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
};
const read = (file: string) => fs.readFileSync(path.join(target, file), 'utf8');
const files = ['images/a.svg', 'assets/app.js', 'de/index.html', 'index.html', 'index.html.br'];

beforeEach(() => {
  for (const folder of [target, build]) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(target);
  write(build, files, 'new');
});

describeIfInstalled(findCommand('rsync') ? undefined : 'rsync', 'a deployment', () => {
  test('is refused without a target or a build', () => {
    for (const parameters of [[], [''], ['/'], ['server:'], ['server:/'], ['--dry-run']])
      expect(() => deploy(...parameters)).toThrow('name a target');
    fs.rmSync(path.join(build, 'index.html'));
    expect(() => deploy(target, build)).toThrow('Run: npm run build');
    expect(fs.readdirSync(target)).toEqual([]);
  });

  test('replaces old files, readable by everyone, and keeps all files that the build lacks', () => {
    const others = ['images/old.svg', 'notes.html', '.private/secret.key'];
    write(target, [...files, ...others], 'old');
    const time = new Date(2020, 1);
    // The same size and time as on the server: only the content differs.
    for (const folder of [build, target])
      fs.utimesSync(path.join(folder, 'images/a.svg'), time, time);
    deploy(target, build);
    expect(files.map(read)).toEqual(files.map(() => 'new'));
    expect(others.map(read)).toEqual(others.map(() => 'old'));
    const modes = files.map((file) => fs.statSync(path.join(target, file)).mode & 0o777);
    expect(modes).toEqual(files.map(() => 0o644));
  });

  test.each([
    ['images/a.svg', ['images/a.svg', 'assets/app.js', 'index.html', 'de/index.html']],
    ['assets/app.js', ['assets/app.js', 'index.html', 'de/index.html']],
  ])(
    'that fails at %s has not uploaded what refers to it, so that no visitor gets a page without its files',
    (broken, unchanged) => {
      write(target, files, 'old');
      // rsync cannot replace a folder that is not empty by a file.
      fs.rmSync(path.join(target, broken));
      write(target, [`${broken}/in-the-way`], 'old');
      expect(() => deploy(target, build)).toThrow('rsync error');
      expect(unchanged.slice(1).map(read)).toEqual(unchanged.slice(1).map(() => 'old'));
    },
  );
});
