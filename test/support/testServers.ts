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

/** Tests may run in other processes, which the environment reaches. */
export function publish(servers: TestServers): void {
  process.env.TEST_SERVERS = JSON.stringify(servers);
}

export function testServers(): TestServers {
  return JSON.parse(process.env.TEST_SERVERS ?? '{}');
}
