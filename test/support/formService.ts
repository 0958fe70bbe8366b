import { once } from 'node:events';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
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

/** Builds the site with a connected form, and serves it together with the service. */
export async function startFormService() {
  const project = mkdtempSync(path.join(tmpdir(), 'service-'));
  copyProject(project);
  const content = path.join(project, 'src/content');
  renameSync(`${content}/home.ts`, `${content}/original.ts`);
  writeFileSync(
    `${content}/home.ts`,
    `import { home as original } from './original';
    const { contact } = original;
    const fields = [...contact.fields, ...(${JSON.stringify(FIELDS)} as const)];
    const connection = { service: ${JSON.stringify(SERVICE)}, accessKey: '${ACCESS_KEY}' };
    export const home = { ...original, contact: { ...contact, ...connection, fields } };`,
  );
  const directory = path.join(project, 'dist');
  await buildSite(directory, project);
  const site = await serve({ directory });
  const { hostname, port } = new URL(site.url);
  const request = createHttpClient(() => ({ hostname, port }));

  const service = {
    /** The messages so far. */
    received: [] as Record<string, unknown>[],
    reply: 200 as Reply,
    /** Answers the last message, after silence. */
    answer: () => {},
  };

  const server = createServer(async (asked, response) => {
    if (asked.url !== SERVICE.endpoint) {
      const { status = 500, headers, body } = await request(String(asked.url));
      response.writeHead(status, headers).end(body);
      return;
    }
    const headers = { 'content-type': String(asked.headers['content-type']) };
    const data = await new Response(await buffer(asked), { headers }).formData();
    service.answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end('Received');
    service.received.push(Object.fromEntries(data));
    const { reply } = service;
    if (reply === 200) service.answer();
    if (reply === 302) response.writeHead(302, { location: '/about' }).end();
    if (reply === 500) response.writeHead(500).end();
    if (reply === 'hang up') response.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;

  return Object.assign(service, {
    /** Has no slash at the end. */
    url: `http://127.0.0.1:${own}`,
    close: async () => {
      server.close().closeAllConnections();
      await site.close();
    },
  });
}
