import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createHttpClient } from './httpClient';
import { sharedSetup } from './sharedSetup';

const { site, contact } = sharedSetup().copy;

/** What the owner's copy says about the service, and the key. */
export const { service: SERVICE, accessKey: ACCESS_KEY } = contact;

/** What the service does with a message: it answers with a status, never answers, or closes the connection. */
export type Reply = 200 | 302 | 500 | 'silence' | 'hang up';

/** The service, and the owner's copy whose form is connected to it. They run during the tests of a file that imports them. */
export const service = {
  /** Its address and that of the site. Has no slash at the end. */
  url: '',
  /** The messages of the current test so far. */
  received: [] as Record<string, unknown>[],
  reply: 200 as Reply,
  /** Answers the last message, after silence. */
  answer: () => {},
};

let close = () => {};

beforeAll(async () => {
  const { hostname, port } = new URL(site);
  const request = createHttpClient(() => ({ hostname, port }));
  const server = createServer(async (asked, response) => {
    if (asked.url === SERVICE.endpoint) return receive(asked, response);
    const { status = 500, headers, body } = await request(String(asked.url));
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close().closeAllConnections();
});

beforeEach(() => {
  service.received = [];
  service.reply = 200;
});

afterAll(() => {
  close();
});

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
