import type { FoundBrowser } from './chromium';

/** What globalSetup builds and serves for all tests. Addresses have no slash at the end. */
export type TestServers = {
  browser: FoundBrowser;
  /** The production build. */
  directory: string;
  /** The production build of a site with other words and other styles: what came before, or comes after. */
  otherDirectory: string;
  /** The production build as a host with the shipped headers serves it. */
  site: string;
};

/** A file that was in the folder of the production build before it was built. */
export const LEFT_OVER = 'pricing.html';

/** From globalSetup by way of the environment, which reaches the processes that tests run in. */
export const testServers = (): TestServers => JSON.parse(process.env.TEST_SERVERS ?? '{}');
