/** How long to wait for what happens at once on a good day. */
export const PATIENCE = 15_000;

/** Waits until a condition gives something that is not false, null or undefined, and gives that. */
export async function waitFor<T>(
  holds: () => Promise<T | false | null | undefined> | T | false | null | undefined,
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await holds();
    if (found !== false && found !== null && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited in vain until ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
