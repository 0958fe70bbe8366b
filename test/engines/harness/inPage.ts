/* Functions that run in the page. Each reaches nothing outside of itself. */

/** What `record` has heard. */
export type Recorded = {
  /** What was passed to console.log, call by call. */
  logs: unknown[][];
  /** What the console, the policy or an uncaught error has reported. */
  faults: string[];
};

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Listens from the first moment on: alike in every engine, and through the back-forward cache. */
export function record(): void {
  const recorded: Recorded = { logs: [], faults: [] };
  window.recorded = recorded;
  const { log } = console;
  console.log = (...args: unknown[]) => {
    recorded.logs.push(args);
    log(...args);
  };
  for (const method of ['error', 'warn', 'info', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      recorded.faults.push(`console.${method}: ${args.join(' ')}`);
    };
  }
  addEventListener('error', ({ message }) => recorded.faults.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    recorded.faults.push(`rejected: ${reason}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recorded.faults.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Whether React has taken over the document: its root has left the state in which it awaits that. */
export function isTakenOver(): boolean {
  // biome-ignore lint/suspicious/noExplicitAny: React keeps no types of its insides.
  const root: Record<string, any> = document.getElementById('root') ?? {};
  const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Scrolls down to the end and back, so that every lazy picture is loaded. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  await Promise.all([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
}
