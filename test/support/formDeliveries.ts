/* Defines when a submit of the contact form counts as delivered. */
import { nextPaint } from './pageFunctions';
import { waitFor } from './waitFor';

type Message = { name: string; email: string; message: string };
/** A page of either harness. */
type Page = { evaluate(run: () => unknown): Promise<unknown> };

/**
 * Runs in the page before its own scripts, and records deliveries: messages logged to the console, or form data posted
 * to a service, for which it returns an empty response. Other lines still reach the console.
 */
export function recordDeliveries(): void {
  const deliveries: unknown[] = [];
  window.deliveries = deliveries;
  const record = (data: FormData) => {
    const { access_key, ...message } = Object.fromEntries(data);
    deliveries.push(message);
  };
  const { log } = console;
  console.log = (...args: unknown[]) => {
    const [line] = args;
    const isMessage = ['name', 'email', 'message'].every((key) => Object.hasOwn(Object(line), key));
    if (isMessage && args.length === 1) deliveries.push(line);
    else log(...args);
  };
  const { fetch } = window;
  window.fetch = async (address, options) => {
    if (!(options?.body instanceof FormData)) return fetch(address, options);
    record(options.body);
    return new Response();
  };
}

/** What has been delivered so far; nothing if the document is being unloaded. */
export const getDeliveries = (page: Page) =>
  page.evaluate(() => window.deliveries ?? []).catch(() => []) as Promise<unknown[]>;

/** Expects these messages, which may have more fields, and no others within two frames. */
export async function expectDelivered(page: Page, ...messages: Message[]): Promise<void> {
  await waitFor(async () => (await getDeliveries(page)).length >= messages.length).catch(() => {});
  await page.evaluate(nextPaint);
  const delivered = await getDeliveries(page);
  expect(delivered).toMatchObject(messages);
  expect(delivered).toHaveLength(messages.length);
}
