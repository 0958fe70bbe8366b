import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = path.resolve(__dirname, '../..');

/** Starts webpack in a process of its own, without NODE_ENV=test. */
export function startWebpack(options: readonly string[], cwd = ROOT) {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  return spawn(process.execPath, [cli, ...options], { cwd, env });
}

/**
 * Builds a project.
 * @throws {Error} with webpack's output, if the build fails
 */
export async function build(options: readonly string[], cwd?: string): Promise<void> {
  const child = startWebpack(options, cwd);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}${errors}`);
}

/** Copies what a build needs, and links the packages. */
export function copyProject(directory: string): void {
  const folders = ['art', 'build', 'src', 'static'];
  for (const part of [...folders, 'webpack.config.js', 'tsconfig.json', 'package.json']) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
}
