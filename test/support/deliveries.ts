/* What the contact form has delivered to the console, or to a service: see inPage/record.ts. */
import { nextPaint } from './inPage/page';
import { waitFor } from './waitFor';

/** A page of either harness. */
type Page = { evaluate<Result>(run: () => Result): Promise<Awaited<Result>> };

/** What has been delivered so far. */
export const getDeliveries = (page: Page) => page.evaluate(() => window.deliveries ?? []);

/** Expects these messages, which may have more fields, and no others. */
export async function expectDelivered(page: Page, ...messages: object[]): Promise<void> {
  await waitFor(
    async () => (await getDeliveries(page)).length >= messages.length,
    `the form delivers ${messages.length} messages`,
  );
  await page.evaluate(nextPaint); // for one message too many
  const deliveries = await getDeliveries(page);
  expect(deliveries).toMatchObject(messages);
  expect(deliveries).toHaveLength(messages.length);
}
