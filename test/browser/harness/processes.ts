/* Programs that the tests start, and waiting. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** How long to wait, in milliseconds, for something that usually happens at once: a machine may be busy. */
export const TIMEOUT = 30_000;

/** The path of an installed program; undefined if there is none. */
export const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Starts a program. `end` ends it, and waits until it has ended. */
export function start(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill();
    await ended;
  };
  return { child, end };
}

/**
 * Waits until a condition returns something that is true, and returns that.
 * @param what the expected event, for the message
 * @throws {Error} if that takes too long
 */
export async function waitFor<T>(what: string, holds: () => Promise<T> | T): Promise<T> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
    const found = await holds();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`This has not happened in ${TIMEOUT / 1000} s: ${what}`);
}
