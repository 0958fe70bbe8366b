import '@testing-library/jest-dom';

/* A warning of React's or the browser's is a fault: the test that caused it fails. */
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...args) => {
    throw new Error(`console.${method}: ${args.join(' ')}`);
  });
}
