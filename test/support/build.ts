import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export const ROOT = path.resolve(__dirname, '../..');

/** Starts webpack in a separate process, so that builds run in parallel and without NODE_ENV=test. */
export function startWebpack(options: readonly string[], cwd = ROOT) {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  return spawn(process.execPath, [cli, ...options], { cwd, env });
}

/**
 * Builds the site.
 * @throws {Error} with webpack's output, if the build fails
 */
export async function buildSite(output: string, cwd?: string): Promise<void> {
  const config = path.join(__dirname, 'webpack.config.js');
  const options = ['--mode', 'production', '--config', config, '--output-path', output];
  const child = startWebpack(options, cwd);
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${said}${errors}`);
}

/** Copies what a build needs, and links the packages. */
export function copyProject(directory: string): void {
  const folders = ['art', 'scripts', 'src', 'static'];
  for (const part of [...folders, 'webpack.config.js', 'tsconfig.json', 'package.json']) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
}
