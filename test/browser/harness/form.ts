/* The contact form, as a visitor uses it. */
import { nextPaint } from './inPage';
import { readDocument } from './site';
import type { Visit } from './visit';

const FORM = 'main form[data-log]';
export const LINE = `${FORM} input[type=text]`;
export const EMAIL = `${FORM} input[type=email]`;
export const BUTTON = `${FORM} button`;

/** Declares tests of a form that writes to the console. Once the form is connected to a service, they are skipped. */
export const describeLoggedForm = readDocument('index.html').includes(' data-log=')
  ? describe
  : describe.skip;

/** Types into each field, and returns what the form holds then. */
export async function fillIn(page: Visit): Promise<Record<string, string>> {
  const focus = (form: string, name: string) => {
    const field = document.querySelector<HTMLInputElement>(`${form} [name="${name}"]`);
    field?.focus();
    return field?.type;
  };
  for (const name of Object.keys(await readForm(page))) {
    const type = await page.evaluate(focus, FORM, name);
    await page.type(type === 'email' ? 'ada@localhost' : `Ada ${name}`);
  }
  return readForm(page);
}

/** The names and values of the fields that visitors see. */
export const readForm = (page: Visit): Promise<Record<string, string>> =>
  page.evaluate((form) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      `${form} :is(input:not([type=hidden]), textarea)`,
    );
    return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
  }, FORM);

/** Submits the form with the keyboard. */
export async function submit(page: Visit): Promise<void> {
  await page.click(LINE);
  await page.press('Enter');
}

/** Expects exactly these lines in the console since the last call. A line that no test expects is a problem. */
export async function expectLogs(page: Visit, lines: unknown[][]): Promise<void> {
  await page.evaluate(nextPaint);
  expect(await page.evaluate(() => window.logs.splice(0))).toEqual(lines);
}
