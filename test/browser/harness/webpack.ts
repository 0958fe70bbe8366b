import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { start } from './programs';

const ROOT = path.resolve(__dirname, '../../..');
const CLI = path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js');

/** Starts webpack in the folder of a project, without the NODE_ENV of the tests. */
export function startWebpack(args: string[], cwd = ROOT) {
  const { child, ...process_ } = start(process.execPath, [CLI, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ...process_, output: child.stdout as Readable, errors: child.stderr as Readable };
}

/**
 * Builds the site for production.
 * @throws {Error} with webpack's output, if the build fails
 */
export async function build(folder: string): Promise<void> {
  const webpack = startWebpack(['--mode', 'production', '--output-path', folder]);
  const [output, errors, [code]] = await Promise.all([
    text(webpack.output),
    text(webpack.errors),
    webpack.ended,
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}${errors}`);
}
