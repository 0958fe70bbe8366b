import type { FormService } from '../../src/sections/useContactForm';
import type { FoundBrowser } from './findBrowser';

/** What globalSetup builds and serves for all tests. Addresses have no slash at the end. */
export type SharedSetup = {
  browser: FoundBrowser;
  /** The production build. */
  directory: string;
  /** The URL of the production build, served with the shipped headers. */
  site: string;
  /** The owner's copy: the project with every recipe of docs/. See ownersCopy.ts. */
  copy: {
    project: string;
    directory: string;
    site: string;
    /** The files that the recipes have written. */
    files: string[];
    /** A path for each page. */
    paths: string[];
    /** What its contact form is connected to. */
    contact: { service: FormService; accessKey: string };
  };
};

/** A file that was in the folder of the production build before it was built. */
export const STALE_FILE = 'pricing.html';

/** Set by globalSetup, in an environment variable that the workers of jest inherit. */
export const sharedSetup = (): SharedSetup => JSON.parse(process.env.SHARED_SETUP ?? '{}');
