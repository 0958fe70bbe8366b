import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Starts webpack as its own process: builds then run side by side, and none of them under NODE_ENV=test. */
export function webpack(options: readonly string[], cwd = ROOT) {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  return spawn(process.execPath, [cli, ...options], { cwd, env });
}

/**
 * Builds the site.
 * @throws {Error} with all that webpack said, if the build fails
 */
export async function build(output: string, cwd?: string): Promise<void> {
  const child = webpack(['--mode', 'production', '--output-path', output], cwd);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${text}`);
}

/** Takes the place of src/ui/Form.tsx: every form begins with another line, in a style that changes class names. */
const OTHER_FORM = `import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Form as Original } from './OriginalForm';

export const Form = ({ children, ...props }: ComponentProps<typeof Original>) => (
  <Original {...props}>
    <Line>Another line.</Line>
    {children}
  </Original>
);

const Line = styled.p\`padding: 1rem;\`;
`;

/**
 * Copies the project, and changes words, styles, every drawing and the markup of the form, as a later version would.
 * It reads nothing of today's content, which is the owner's to change.
 * @returns the copy's directory
 */
export function copyWithChanges(directory: string): string {
  const parts = ['src', 'static', 'delivery', 'webpack.config.js', 'tsconfig.json', 'package.json'];
  for (const part of parts) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
  const ui = path.join(directory, 'src/ui');
  renameSync(path.join(ui, 'Form.tsx'), path.join(ui, 'OriginalForm.tsx'));
  writeFileSync(path.join(ui, 'Form.tsx'), OTHER_FORM);
  const images = path.join(directory, 'static/images');
  for (const file of readdirSync(images).filter((name) => name.endsWith('.svg'))) {
    appendFileSync(path.join(images, file), '<!-- changed -->\n');
  }
  return directory;
}
