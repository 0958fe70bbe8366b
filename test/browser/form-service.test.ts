/* The contact form connected to a service: a server that parses what it receives. */
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { serve } from '../../scripts/serve';
import { buildSite, copyProject } from '../support/build';
import { APP_URL } from '../support/contact';
import { createHttpClient } from '../support/httpClient';
import { waitFor } from '../support/waitFor';
import { contactForm, setReactStart, visit } from './harness';

const SERVICE = { endpoint: '/contact', sending: 'Sending', sent: 'Sent', failed: 'Failed' };

const received: Record<string, unknown>[] = [];
/** What the service does with the next messages: the status of its answer, or nothing. */
let behaviour: number | 'silent' = 200;
let server: Server;
let site: { url: string; close: () => Promise<void> };
let address: string;

beforeAll(async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'service-'));
  copyProject(project);
  const content = path.join(project, 'src/content');
  renameSync(`${content}/home.ts`, `${content}/original.ts`);
  writeFileSync(
    `${content}/home.ts`,
    `import { home as original } from './original';
    export const home = { ...original, contact: { ...original.contact, service: ${JSON.stringify(SERVICE)} } };`,
  );
  const directory = path.join(project, 'dist');
  await buildSite(directory, project);
  site = await serve({ directory });
  const { hostname, port } = new URL(site.url);
  const request = createHttpClient(() => ({ hostname, port }));
  server = createServer(async (asked, response) => {
    if (asked.url !== SERVICE.endpoint) {
      const { status = 500, headers, body } = await request(String(asked.url));
      response.writeHead(status, headers).end(body);
      return;
    }
    const type = String(asked.headers['content-type']);
    const body = await buffer(asked);
    const data = await new Response(body, { headers: { 'content-type': type } }).formData();
    received.push(Object.fromEntries(data));
    if (behaviour === 'silent') return;
    const isRedirect = behaviour === 302;
    response.writeHead(
      behaviour,
      isRedirect ? { location: '/about' } : { 'content-type': 'text/html' },
    );
    response.end('<title>Received</title>');
  }).listen(0, '127.0.0.1');
  await waitFor(() => server.listening);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}, 120_000);

beforeEach(() => {
  received.splice(0);
  behaviour = 200;
});

afterAll(async () => {
  server.close().closeAllConnections();
  await site.close();
});

const status = (page: Page) => page.getByRole('status');
const EXPECTED = [/^console\.error: /, /^failed: /];

test.each(['form', 'idle'] as const)(
  'with reactStart %s, a message is sent once, byte for byte, and the form is cleared',
  async (reactStart) => {
    const { page } = await visit(address, {
      sendsForms: true,
      prepare: (page) => setReactStart(page, reactStart),
    });
    const { name, email, message, send } = contactForm(page);
    const text = `👩🏽\u200d🔬 שלום مرحبا <b>%s</b> ${'x'.repeat(100_000)}`;
    await name.fill('Ada');
    await email.fill('ada@example.org');
    await message.fill(text);
    await send.dblclick();
    await waitFor(async () => (await status(page).innerText()) === SERVICE.sent);
    const key = { access_key: expect.any(String) };
    expect(received).toEqual([{ ...key, name: 'Ada', email: 'ada@example.org', message: text }]);
    expect(await message.inputValue()).toBe('');
    expect(await send.evaluate((own) => own === document.activeElement)).toBe(true);
  },
);

test.each([500, 302, 'silent'] as const)(
  'if the service answers with %s, the text stays, and the next try is sent',
  async (reply) => {
    behaviour = reply;
    const { page } = await visit(address, {
      sendsForms: true,
      expects: EXPECTED,
      prepare: (page) => page.clock.install(),
    });
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    await send.click();
    await waitFor(async () => {
      await page.clock.runFor(1_000);
      return received.length === 1;
    });
    await page.clock.runFor(reply === 'silent' ? 40_000 : 100);
    await waitFor(async () => (await status(page).innerText()) === SERVICE.failed);
    expect(await name.inputValue()).toBe('Ada');
    behaviour = 200;
    await send.click();
    await waitFor(async () => (await status(page).innerText()) === SERVICE.sent);
    expect(received.map(({ name }) => name)).toEqual(['Ada', 'Ada']);
  },
);

test.each([
  ['without JavaScript', false],
  ['if the app is missing', true],
])('%s, the browser itself sends the form, once', async (_, javaScriptEnabled) => {
  const { page } = await visit(address, {
    sendsForms: true,
    javaScriptEnabled,
    expects: [...EXPECTED, /^page error/],
    prepare: (page) => page.route(APP_URL, (route) => route.abort()),
  });
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await send.click();
  await page.waitForURL(address.replace(/\/$/, SERVICE.endpoint));
  expect(received).toMatchObject([{ name: 'Ada', email: '', message: '' }]);
});

test('leaving the page while a message is being sent leaves no button that is still sending', async () => {
  behaviour = 'silent';
  const { page } = await visit(address, { sendsForms: true, expects: EXPECTED });
  const { name, message, send } = contactForm(page);
  const label = await send.innerText();
  await name.fill('Ada');
  await message.fill('Hello');
  await send.click();
  await waitFor(() => received.length === 1);
  await page.goto(`${address}about`);
  await page.goBack();
  await waitFor(async () => (await send.innerText()) === label);
  expect(await message.inputValue()).toBe('Hello');
});
