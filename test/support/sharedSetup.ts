import type { FoundBrowser } from './findBrowser';

/** What globalSetup builds and serves for all tests. */
export type SharedSetup = {
  browser: FoundBrowser;
  /** The folder of the production build. */
  directory: string;
  /** The address of that build, served with the shipped headers. Has no slash at the end. */
  site: string;
};

/** Set by globalSetup, in an environment variable that the workers of jest inherit. */
export const sharedSetup = (): SharedSetup => JSON.parse(process.env.SHARED_SETUP ?? '{}');
