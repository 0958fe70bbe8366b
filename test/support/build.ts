import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = path.resolve(__dirname, '../..');

/** Starts webpack in a separate process, so that builds run in parallel and without NODE_ENV=test. */
export function webpack(options: readonly string[], cwd = ROOT) {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  return spawn(process.execPath, [cli, ...options], { cwd, env });
}

/**
 * Builds the site.
 * @throws {Error} with webpack's output, if the build fails
 */
export async function build(output: string, cwd?: string): Promise<void> {
  const child = webpack(['--mode', 'production', '--output-path', output], cwd);
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${said}${errors}`);
}

/** Replaces src/components/Field.tsx: adds a line before each field; its style changes the class names. */
const CHANGED_FIELD_SOURCE = `import styled from 'styled-components';
import { type FieldContent, Field as Original } from './OriginalField';

export { Control, type FieldContent, LabelledControl } from './OriginalField';

export const Field = (props: FieldContent) => (
  <>
    <AddedLine>Another line.</AddedLine>
    <Original {...props} />
  </>
);

const AddedLine = styled.p\`padding: 1rem;\`;
`;

/** Copies what a build needs, and links the packages. A build of the copy does not check types, to save time. */
export function copyProject(directory: string): void {
  const folders = ['art', 'build', 'src', 'static'];
  for (const part of [...folders, 'webpack.config.js', 'tsconfig.json', 'package.json']) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  const tsconfig = path.join(directory, 'tsconfig.json');
  const options = readFileSync(tsconfig, 'utf8').replace('"strict"', '"noCheck": true, "strict"');
  writeFileSync(tsconfig, options);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
}

/**
 * Copies the project, and changes text, styles, every drawing and the markup of the form, as a later version might. It
 * does not depend on the current content.
 */
export function copyWithChanges(directory: string): void {
  copyProject(directory);
  const ui = path.join(directory, 'src/components');
  renameSync(path.join(ui, 'Field.tsx'), path.join(ui, 'OriginalField.tsx'));
  writeFileSync(path.join(ui, 'Field.tsx'), CHANGED_FIELD_SOURCE);
  const images = path.join(directory, 'static/images');
  for (const file of readdirSync(images).filter((name) => name.endsWith('.svg'))) {
    appendFileSync(path.join(images, file), '<!-- changed -->\n');
  }
}
