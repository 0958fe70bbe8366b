/* The contact form, after an owner has connected it to a service. test/unit/Contact.test.tsx checks every answer. */
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { serve } from '../../build/serve';
import { build, copyProject } from '../support/build';
import { APP_URL, LINE } from '../support/contact';
import { contactForm, visit } from './harness';

const SERVICE = { endpoint: '/contact', sending: 'Sending …', sent: 'Sent.', failed: 'Not sent.' };

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'form-service-'));
  copyProject(project);
  // Fields hide methods and properties of their form.
  const hiding = ['action', 'elements', 'method', 'requestSubmit', 'reset', 'submit', 'success'];
  const hidden = hiding.map((name) => ({ type: 'hidden', name, value: name }));
  const change = `Object.assign(home.contact, { service: ${JSON.stringify(SERVICE)}, fields: [...home.contact.fields.filter((field) => field.type !== 'hidden'), ...${JSON.stringify(hidden)}] });`;
  appendFileSync(path.join(project, 'src/content/home.ts'), change);
  await build(['--mode', 'development'], project);
  server = await serve({ directory: path.join(project, 'dist') });
});

afterAll(() => server?.close());

/** Opens Home, and answers for the service. Returns the bodies that the service has received, too. */
async function openHome(
  answer: (route: Route) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const received: string[] = [];
  const { page } = await visit(server.url, {
    sendsForms: true,
    expects: [
      /^console\.info: %cDownload the React DevTools/,
      /^console\.error: (Failed to load|The contact form could not be sent)/,
      /^failed: .*app\.js/,
      /^page error/,
    ],
    prepare: async (page) => {
      await page.route(`**${SERVICE.endpoint}`, async (route) => {
        received.push(String(route.request().postData()));
        await answer(route);
      });
      await prepare(page);
    },
  });
  return { page, received, ...contactForm(page) };
}

test('an early message is sent once; the page says that it is being sent, and then the form is empty', async () => {
  let releaseAnswer = () => {};
  const released = new Promise<void>((resolve) => {
    releaseAnswer = resolve;
  });
  const { page, received, line, send } = await openHome(async (route) => {
    await released;
    await route.fulfill({ body: '' });
  });
  await line.fill('Ada');
  await send.dblclick();
  await page.getByRole('status').getByText(SERVICE.sending).waitFor();
  releaseAnswer();
  await page.getByRole('status').getByText(SERVICE.sent).waitFor();
  expect(received).toEqual([expect.stringContaining('Ada')]);
  expect(await line.inputValue()).toBe('');
});

test('a message that the service refuses stays in the form, and can be sent again', async () => {
  const statuses = [500, 200];
  const { page, received, line, send } = await openHome((route) =>
    route.fulfill({ status: statuses.shift(), body: '' }),
  );
  await line.fill('Ada');
  await send.click();
  await page.getByRole('status').getByText(SERVICE.failed).waitFor();
  expect(await line.inputValue()).toBe('Ada');
  await send.click();
  await page.getByRole('status').getByText(SERVICE.sent).waitFor();
  expect(received).toHaveLength(2);
});

test('without the app, the browser itself sends the message', async () => {
  const { page, received, line, send } = await openHome(
    (route) => route.fulfill({ contentType: 'text/html', body: 'Received' }),
    (page) => page.route(APP_URL, (route) => route.abort()),
  );
  await line.fill('Ada');
  await send.click();
  await page.getByText('Received').waitFor();
  expect(received).toEqual([expect.stringContaining(`${LINE}=Ada`)]);
});
