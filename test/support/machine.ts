import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** The PATH, and the folder of nginx in Debian, which is not in the PATH of every user. */
const SEARCH_PATH = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** The path of a program, found as a shell would; undefined if it is not installed. */
export const findCommand = (name: string): string | undefined =>
  SEARCH_PATH.map((directory) => path.join(directory, name)).find((file) => existsSync(file));

/**
 * A command that runs a program. On Linux the program also ends if this process is killed.
 * @returns what `spawn` takes: the file and its arguments
 */
export function killWithParent(program: string, args: string[] = []): [string, string[]] {
  const setpriv = findCommand('setpriv');
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
}

/**
 * Declares tests that need something that a machine may lack. Then they are skipped, and reported as one skipped test. On
 * CI, where no test may be skipped, that test fails.
 */
export function describeIfInstalled(
  missing: string | undefined,
  name: string,
  declare: () => void,
): void {
  if (missing === undefined) {
    describe(name, declare);
    return;
  }
  const declareOne = process.env.CI ? test : test.skip;
  declareOne(`${name}: install ${missing}`, () => {
    throw new Error(`Install ${missing}: if CI is set, no test may be skipped.`);
  });
}

/** A free port, for a server that cannot choose one itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
