/* The kinds of fields that docs/form-fields.md shows, built as they stand there. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../delivery/serve';
import { applyDocument, build, copyProject } from '../support/build';
import { changes } from '../support/changes';
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { contactForm, hydrated, visit } from './harness';

let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'fields-'));
  copyProject(directory);
  applyDocument('docs/form-fields.md', directory);
  await build(path.join(directory, 'dist'), directory);
  host = await serve({ directory: path.join(directory, 'dist') });
}, 180_000);

afterAll(() => host?.close());

test('fields are checked by the browser, keep what was chosen as React arrives, and are delivered', async () => {
  const { page } = await visit(`${host.url}/`);
  const { send } = contactForm(page);
  const form = page.locator('form[id]');
  const budget = form.locator('[name=budget]');
  const consent = form.locator('[name=consent]');
  const invalid = () =>
    form
      .locator(':invalid')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  await form.evaluate((form: HTMLFormElement) => form.reset());
  await send.click();
  expect(await invalid()).toEqual(expect.arrayContaining(['company', 'budget', 'consent']));
  expect(await deliveriesIn(page)).toEqual([]);

  await form.locator('[name=company]').fill('Ridge Ltd');
  await budget.selectOption({ index: 2 });
  const chosen = await budget.inputValue();
  await consent.check();
  await page.evaluate(changes['a translator that wraps every text']);
  const before = await budget.elementHandle();
  await send.click();
  await hydrated(page);
  expect(await before?.evaluate((node) => node.isConnected)).toBe(false); // rendered anew
  expect([await budget.inputValue(), await consent.isChecked()]).toEqual([chosen, true]);
  const empty = { name: '', email: '', message: '' };
  const message = { ...empty, company: 'Ridge Ltd', budget: chosen, consent: 'yes' };
  await send.click();
  await expectDelivered(page, message, message);
});
