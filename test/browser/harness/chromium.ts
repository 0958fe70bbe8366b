/* Which Chromium the tests use. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { devDependencies } from '../../../package.json';

const { CHROME_PATH, HEADED } = process.env;

/** Whether it is the Chromium of the npm package: only then can pixels be compared. It runs on Linux x64, without a window. */
export const isPinned =
  !CHROME_PATH && !HEADED && process.platform === 'linux' && process.arch === 'x64';

/** Of each user one, because another's files cannot be replaced. */
const folder = path.join(
  tmpdir(),
  `kernel-ridge-chromium-${devDependencies['@sparticuz/chromium']}-${process.getuid?.()}`,
);

/** The program, and the environment variables that it needs. Without the pinned one, an installed Chrome. */
export const findChromium = () =>
  isPinned
    ? {
        executablePath: `${folder}/chromium`,
        env: {
          ...process.env,
          LD_LIBRARY_PATH: `${folder}/al2023/lib`,
          FONTCONFIG_FILE: `${folder}/fonts.conf`,
        },
      }
    : { executablePath: CHROME_PATH || puppeteer.executablePath('chrome') };

/** Unpacks the pinned Chromium, with the libraries and the font that a minimal machine lacks. */
export async function unpackChromium(): Promise<void> {
  if (!isPinned || existsSync(folder)) return;
  // Moved into place at the end, so that nobody uses a partly unpacked browser.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The package unpacks to TMPDIR, and its libraries only if it seems to run on AWS.
  const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  await promisify(execFile)(process.execPath, ['-e', unpack], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  // Hides the machine's own fonts, so that pages look the same on every machine.
  writeFileSync(
    `${own}/fonts.conf`,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  if (existsSync(folder))
    rmSync(own, { recursive: true }); // another process was faster
  else renameSync(own, folder);
}
