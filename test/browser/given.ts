import type { FoundBrowser } from './chromium';

/** What the tests are given by globalSetup. Addresses have no slash at the end. */
export type Given = {
  browser: FoundBrowser;
  /** The production build. */
  directory: string;
  /** The production build as a host with the shipped headers serves it. */
  site: string;
  developmentSite: string;
  /** The same at a host that answers every path with index.html, as for an app without prerendering. */
  fallbackSite: string;
};

/** What globalTeardown has to clear away. */
type Held = { directory: string; servers: { close: () => Promise<void> }[] };

const KEY = Symbol.for('kernel-ridge.browser-tests');
const globals = globalThis as { [KEY]?: Held };

/** Tests may run in other processes, which the environment reaches. */
export function hold({ given, ...held }: Held & { given: Given }): void {
  process.env.BROWSER_TESTS = JSON.stringify(given);
  globals[KEY] = held;
}

export function held(): Held {
  return globals[KEY] ?? { directory: '', servers: [] };
}

export function given(): Given {
  return JSON.parse(process.env.BROWSER_TESTS ?? '{}');
}
