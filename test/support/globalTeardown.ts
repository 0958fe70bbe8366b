/** Closes what globalSetup started: jest runs both in one process. */
export default () => globalThis.tearDownBrowserTests?.();
