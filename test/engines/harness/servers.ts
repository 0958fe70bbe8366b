import { testServers } from '../../browser/testServers';

/** What globalSetup has prepared: the site's address, and the Chromium that comes with the packages. */
export const { site, browser: chromiumBrowser } = testServers();
