import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { devDependencies } from '../../package.json';

export type FoundBrowser = {
  executablePath: string;
  /** Environment variables that it needs besides those of the process. */
  env: Record<string, string>;
  /** Whether it is the one that the lock file names: only then can pixels be compared. */
  isPinned: boolean;
};

/**
 * Finds the browser to test with: CHROME_PATH, else the pinned one (Linux x64 only), else an installed Chrome.
 * @throws {Error} if there is none
 */
export function findBrowser(): FoundBrowser {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  if (chosen) return { executablePath: chosen, env: {}, isPinned: false };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPinned();
  return { executablePath: puppeteer.executablePath('chrome'), env: {}, isPinned: false };
}

/** The browser in the npm package, with the libraries and the font that a minimal machine lacks. */
function unpackPinned(): FoundBrowser {
  const version = devDependencies['@sparticuz/chromium'];
  const directory = path.resolve(__dirname, `../../node_modules/.cache/chromium-${version}`);
  if (!existsSync(directory)) {
    // Moved into place at the end, so that nobody uses a partly unpacked browser.
    const own = `${directory}.${process.pid}`;
    mkdirSync(own, { recursive: true });
    // The package unpacks to TMPDIR, and unpacks its libraries only if it seems to run on AWS.
    const unpack =
      "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
    execFileSync(process.execPath, ['-e', unpack], {
      cwd: __dirname,
      env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    // Hides the machine's own fonts, so that pages look the same on every machine.
    writeFileSync(
      `${own}/fonts.conf`,
      `<fontconfig><dir>${directory}/fonts</dir><cachedir>${directory}/fonts-cache</cachedir></fontconfig>`,
    );
    renameSync(own, directory);
  }
  const env = {
    LD_LIBRARY_PATH: path.join(directory, 'al2023/lib'),
    FONTCONFIG_FILE: path.join(directory, 'fonts.conf'),
  };
  return { executablePath: path.join(directory, 'chromium'), env, isPinned: true };
}
