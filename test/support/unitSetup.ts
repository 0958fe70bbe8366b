import { format } from 'node:util';

// Tests without a document need none of this, and start faster.
if (globalThis.document) {
  require('@testing-library/jest-dom');
  // Loaded here so that its clean-up runs before the check below: output from unmounting counts, too.
  require('@testing-library/react');
  // jsdom lacks this.
  Object.assign(performance, { mark: () => {} });
}

/*
 * A test fails if anything is written to the console. Output is collected and checked afterwards, because React or the
 * browser would catch an error that is thrown here.
 */
const METHODS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;
const consoleOutput: string[] = [];

/** The real clock, because a test may replace it. */
const { setTimeout: wait } = globalThis;

beforeEach(() => {
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      consoleOutput.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(async () => {
  // Tasks that the test has left pending still belong to it.
  await new Promise((resolve) => wait(resolve));
  const words = consoleOutput.splice(0);
  if (words.length > 0) throw new Error(words.join('\n\n'));
});
