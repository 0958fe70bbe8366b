/* Programs that the tests start, and waiting. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { inspect } from 'node:util';

/** How long to wait, in milliseconds, for something that usually happens at once: a machine may be very busy. */
export const TIMEOUT = 60_000;

/** The path of an installed program; undefined if there is none. */
export const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Notes how to end something that has been started. */
export type EndLater = (end: () => unknown) => void;

/**
 * Ends what the tests of a file or block have started, the latest first, even if a later step of the start or an earlier
 * step of the end fails.
 */
export function endAfterAll(): EndLater {
  const ends: (() => unknown)[] = [];
  const endAll = async (): Promise<void> => {
    const end = ends.pop();
    if (!end) return;
    try {
      await end();
    } finally {
      await endAll();
    }
  };
  afterAll(endAll);
  return (end) => ends.push(end);
}

/** Starts a program, which ends later. */
export function start(
  endLater: EndLater,
  program: string,
  args: string[],
  options: SpawnOptions = {},
) {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  const ended = once(child, 'exit');
  endLater(async () => {
    child.kill();
    await ended;
  });
  return child;
}

/**
 * Waits until something is found, and returns that.
 * @param what the expected event, for the message
 * @param isExpected whether that is what is found; otherwise, anything that is true
 * @throws {Error} if that takes too long, with what was found last
 */
export async function waitFor<T>(
  what: string,
  find: () => Promise<T> | T,
  isExpected: (found: T) => unknown = Boolean,
): Promise<T> {
  let found = await find();
  for (const end = Date.now() + TIMEOUT; !isExpected(found); found = await find()) {
    if (Date.now() > end)
      throw new Error(
        `This has not happened in ${TIMEOUT / 1000} s: ${what}. Found last: ${inspect(found)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return found;
}
