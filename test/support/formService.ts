import { once } from 'node:events';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serve } from '../../scripts/serve';
import type { FieldContent } from '../../src/components/Field';
import { buildSite, copyProject } from './build';
import { createHttpClient } from './httpClient';

/** What an owner writes into the content to connect the form. */
export const SERVICE = {
  endpoint: '/contact',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
} as const;

/** The key that the service asks for. */
export const ACCESS_KEY = 'test-key';

/** A field of each other kind, with names that no owner uses. */
const FIELDS: FieldContent[] = [
  { type: 'tel', name: 'test-phone', label: 'Phone', hint: 'We call on weekdays.' },
  {
    type: 'select',
    name: 'test-budget',
    label: 'Budget',
    prompt: 'Please choose',
    options: ['A', 'B'],
  },
  {
    type: 'checkbox',
    name: 'test-consent',
    label: 'You may keep it',
    value: 'yes',
    hint: 'Or not.',
  },
];

/** What the service does with a message: it answers with a status, never answers, or closes the connection. */
export type Reply = 200 | 302 | 500 | 'silence' | 'hang up';

/** The service and its site, which run during the tests of a file that imports them. */
export const service = {
  /** Its address and that of the site. Has no slash at the end. */
  url: '',
  /** The messages of the current test so far. */
  received: [] as Record<string, unknown>[],
  reply: 200 as Reply,
  /** Answers the last message, after silence. */
  answer: () => {},
};

let close = async () => {};

beforeAll(async () => {
  const site = await serve({ directory: await buildConnectedSite() });
  const { hostname, port } = new URL(site.url);
  const request = createHttpClient(() => ({ hostname, port }));
  const server = createServer(async (asked, response) => {
    if (asked.url === SERVICE.endpoint) return receive(asked, response);
    const { status = 500, headers, body } = await request(String(asked.url));
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.close().closeAllConnections();
    return site.close();
  };
}, 120_000);

beforeEach(() => {
  service.received = [];
  service.reply = 200;
});

afterAll(() => close());

/**
 * Builds the site with a connected form, which can be sent with any of its fields empty.
 * @returns the folder of the build
 */
async function buildConnectedSite(): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'service-'));
  copyProject(project);
  const content = path.join(project, 'src/content');
  renameSync(`${content}/home.ts`, `${content}/original.ts`);
  writeFileSync(
    `${content}/home.ts`,
    `import { home as original } from './original';
    const { contact } = original;
    const own = contact.fields.map((field) => ({ ...field, required: undefined }));
    const fields = [...own, ...(${JSON.stringify(FIELDS)} as const)];
    const connection = { service: ${JSON.stringify(SERVICE)}, accessKey: '${ACCESS_KEY}' };
    export const home = { ...original, contact: { ...contact, ...connection, fields } };`,
  );
  const directory = path.join(project, 'dist');
  await buildSite(directory, project);
  return directory;
}

/** Receives a message, and replies. */
async function receive(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': String(asked.headers['content-type']) };
  const data = await new Response(await buffer(asked), { headers }).formData();
  service.answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end('Received');
  service.received.push(Object.fromEntries(data));
  const { reply } = service;
  if (reply === 200) service.answer();
  if (reply === 302) response.writeHead(302, { location: '/about' }).end();
  if (reply === 500) response.writeHead(500).end();
  if (reply === 'hang up') response.destroy();
}
