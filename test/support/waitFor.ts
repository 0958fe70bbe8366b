/** How long to wait for what happens at once on a good day. */
export const PATIENCE = 15_000;

/**
 * Waits until a condition gives something that is neither false nor undefined, and gives that.
 * @param what is expected to happen, for the message
 */
export async function waitFor<T>(
  holds: () => Promise<T | false | undefined> | T | false | undefined,
  what = String(holds),
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await holds();
    if (found !== false && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`This has not happened in ${PATIENCE / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
