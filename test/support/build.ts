import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Starts webpack as its own process: builds then run side by side, and none of them under NODE_ENV=test. */
export function webpack(options: readonly string[], cwd = ROOT) {
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  return spawn(process.execPath, [cli, ...options], { cwd, env });
}

/** Builds the site; where that fails, the error says all that webpack said. */
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

/** Copies the project, and changes words, styles and the markup of the form, as a later version would. */
export function copyWithChanges(directory: string): void {
  const parts = ['src', 'static', 'delivery', 'webpack.config.js', 'tsconfig.json', 'package.json'];
  for (const part of parts) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(path.join(directory, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} has no ${from}: name another change to make.`);
    writeFileSync(path.join(directory, file), text.replace(from, to));
  };
  change('src/content/home.ts', /accessKey: '/, "accessKey: 'OTHER_");
  change('src/content/home.ts', /action: 'Send/, "action: 'Now send");
  change('src/sections/Contact.tsx', /<Fields>/, '<Fields><p>A new line.</p>');
  change('src/ui/Caption.tsx', /line-height: 1.4/, 'line-height: 1.5');
  change('src/theme/tokens.ts', /6: '2rem'/, "6: '2.125rem'");
  change('static/images/blog.svg', /stroke-width:1.1px/, 'stroke-width:1.2px');
}
