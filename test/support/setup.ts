import { format } from 'node:util';
import '@testing-library/jest-dom';
// Imported here so that its clean-up runs before the check below: what unmounting says counts too.
import '@testing-library/react';

// jsdom has no marks.
Object.assign(performance, { mark: () => {} });

/*
 * A test fails if anything reaches the console. The words are collected and looked
 * at afterwards, because an error thrown from within would be caught by React's or the browser's own handlers.
 */
const METHODS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;
const heard: string[] = [];

/** A test may have replaced the clock. */
const { setTimeout: wait } = globalThis;

beforeEach(() => {
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      heard.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(async () => {
  // What the test left behind to happen next still belongs to it.
  await new Promise((resolve) => wait(resolve));
  const words = heard.splice(0);
  if (words.length > 0) throw new Error(words.join('\n\n'));
});
