import '@testing-library/jest-dom';
import { format } from 'node:util';
// Loaded here, so that its clean-up runs before the check below: output from unmounting counts, too.
import '@testing-library/react';

/*
 * A test fails if anything is written to the console. Output is collected and checked afterwards, because React or jsdom
 * would catch an error that is thrown here.
 */
const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;
const output: string[] = [];

beforeEach(() => {
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      output.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(async () => {
  // What the test has left pending still belongs to it.
  await new Promise((resolve) => setTimeout(resolve));
  const written = output.splice(0);
  if (written.length > 0) throw new Error(written.join('\n\n'));
});
