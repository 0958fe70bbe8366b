import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** Where Debian has nginx, too, for users whose shells do not look there. */
const PLACES = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** Where a program lies, looked up the way a shell does; undefined if it is not installed. */
export const findCommand = (name: string): string | undefined =>
  PLACES.map((directory) => path.join(directory, name)).find((file) => existsSync(file));

/**
 * A command that runs a program. On Linux the program also ends if this process is killed.
 * @returns what `spawn` takes: the file and its arguments
 */
export function boundToThisProcess(program: string, args: string[] = []): [string, string[]] {
  const setpriv = findCommand('setpriv');
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
}

/**
 * Declares tests that need packages of the machine. If one is missing they are skipped, which one line says; with
 * CI=true that line is a failure.
 */
export function describeIfInstalled(
  lacks: string | undefined,
  name: string,
  declare: () => void,
): void {
  if (lacks === undefined) {
    describe(name, declare);
    return;
  }
  const declareOne = process.env.CI === 'true' ? test : test.skip;
  declareOne(`${name} (skipped: install ${lacks})`, () => {
    throw new Error(`Install ${lacks}: with CI=true no test may be skipped.`);
  });
}

/** A port that nobody listens at, for a server that cannot be told to choose one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
