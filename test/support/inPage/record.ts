/* Functions that run in a page before its own scripts, so none of them can use variables from outside. */

declare global {
  interface Window {
    /** Console output, violations of the CSP and uncaught errors. */
    problems?: string[];
    /** What the contact form has delivered. */
    deliveries?: object[];
  }
}

/** Records all problems from the start, in the same way in every engine. */
export function recordErrors(): void {
  const problems: string[] = [];
  window.problems = problems;
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      problems.push(`console.${method}: ${args.join(' ')}`);
    };
  }
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} forbids ${blockedURI}: see build/csp.ts`),
  );
}

/**
 * Records what the contact form delivers: an object that it writes to the console or, if the owner has connected it to a
 * service, the data that it sends, which then gets no answer. Other lines still reach the console.
 */
export function recordDeliveries(): void {
  const deliveries: object[] = [];
  window.deliveries = deliveries;
  const { log } = console;
  console.log = (...args: unknown[]) => {
    const [entry] = args;
    if (args.length === 1 && typeof entry === 'object' && entry) deliveries.push(entry);
    else log(...args);
  };
  const { fetch } = window;
  window.fetch = (address, options) => {
    if (typeof options?.body !== 'string') return fetch(address, options);
    deliveries.push(Object.fromEntries(new URLSearchParams(options.body)));
    return new Promise(() => {});
  };
}

/** Fills in the other fields that the owner requires, so that the tests can submit the form. */
export function fillRequiredFields(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form :required')) {
      if (field.type === 'checkbox') field.checked = true;
      else field.value = field.type === 'email' ? 'a@b.example' : '12345';
    }
  });
}
