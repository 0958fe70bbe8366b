/* The contact form, as a visitor uses it. */
import { nextPaint } from './inPage';
import { APP, readDocument } from './site';
import { type startBrowser, type Visit, waitFor } from './visit';

const FORM = '#contact-form';
export const LINE = `${FORM} input[type=text]`;
export const EMAIL = `${FORM} input[type=email]`;
export const BUTTON = `${FORM} button`;

/** Whether the form writes to the console. Once it is connected to a service instead, tests of that are skipped. */
export const isLogged = /<form id="contact-form"[^>]* data-log=/.test(readDocument('index.html'));
export const describeIfLogged = isLogged ? describe : describe.skip;

/** Types an address, which no field rejects, into each field, ticks each box, and returns what the form holds then. */
export async function fillIn(page: Visit) {
  for (const name of Object.keys(await read(page))) {
    const begin = (selector: string) => {
      const field = document.querySelector(selector) as HTMLInputElement;
      field.focus();
      if (field.type === 'checkbox') field.click();
    };
    await page.evaluate(begin, `${FORM} [name="${name}"]`);
    await page.keyboard.type(`${name}@localhost`);
  }
  return read(page);
}

/** The names of the fields that visitors see, and what is sent for each. */
export const read = (page: Visit) =>
  page.evaluate((form) => {
    const data = new FormData(document.querySelector<HTMLFormElement>(form) ?? undefined);
    const fields = document.querySelectorAll<HTMLInputElement>(`${form} [name]:not([type=hidden])`);
    return Object.fromEntries(Array.from(fields, ({ name }) => [name, data.get(name)]));
  }, FORM);

/** Makes a document that of a live page, as src/document/renderDocument.tsx does. */
export function makeLive(html: string): string {
  const [, root] = html.split('<div id="root">');
  return html.replace('<html ', `<html data-element-count="${root?.match(/<\w/g)?.length}" `);
}

/** Opens Home as a live page, and fills in its form before the app has loaded. The cursor is in the middle of a field. */
export async function openLive(visit: ReturnType<typeof startBrowser>) {
  const page = await visit('/', { change: makeLive, hold: APP });
  await waitFor('the app is requested', () => page.site.requests.some((path) => APP.test(path)));
  const typed = await fillIn(page);
  await page.focus(LINE);
  await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(2, 2));
  return { page, typed, focus: await page.evaluate(readFocus) };
}

/** Runs in the page: which field has the focus, and where the cursor is. */
export function readFocus() {
  const { name, selectionStart } = document.activeElement as HTMLInputElement;
  return { name, selectionStart };
}

export async function submit(page: Visit): Promise<void> {
  await page.focus(LINE);
  await page.keyboard.press('Enter');
}

/** Expects exactly these lines in the console since the last call. A line that no test expects is a problem. */
export async function expectLogs(page: Visit, lines: unknown[][]): Promise<void> {
  await page.evaluate(nextPaint);
  expect(await page.evaluate(() => window.logs.splice(0))).toEqual(lines);
}
