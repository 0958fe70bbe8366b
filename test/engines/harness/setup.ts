/* A browser takes a while to start, the more so beside others. */
jest.setTimeout(20_000);
