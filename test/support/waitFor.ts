/** How long to wait, in milliseconds, for something that usually happens at once: a machine may be busy. */
export const TIMEOUT = 60_000;

/**
 * Waits until a condition returns something other than false or undefined, and returns that.
 * @param what the expected event, for the message
 */
export async function waitFor<T>(
  holds: () => Promise<T | false | undefined> | T | false | undefined,
  what = String(holds),
): Promise<T> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const found = await holds();
    if (found !== false && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Timed out after ${TIMEOUT / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
