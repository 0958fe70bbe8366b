import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { painted, submitOnArrival } from '../support/inPage';
import { site, visit } from './harness';

const TRIES = 100;
const AT_ONCE = 4;

/** What the form is sent with is expected in the console, and nothing else. */
const logged = [/^console\.log: /];

test('a submit as soon as the form has arrived over a slow line is logged exactly once', async () => {
  const line = await slowLine(site);
  const numbers = Array.from({ length: TRIES }, (_, i) => i);
  try {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, first) => {
        const own = numbers.filter((number) => number % AT_ONCE === first);
        const { page, logs } = await visit(`${line.url}/about`, {
          expects: logged,
          prepare: async (page) => {
            await page.addInitScript(submitOnArrival);
            const session = await page.context().newCDPSession(page);
            await session.send('Network.setCacheDisabled', { cacheDisabled: true });
          },
        });
        for (const [i, number] of own.entries()) {
          await page.goto(`${line.url}/?${number}`);
          await logs(i + 1);
        }
        await page.evaluate(painted);
        expect(await logs()).toEqual(
          own.map((i) => [{ name: `${i}`, email: 'ada@example.com', message: 'Hello' }]),
        );
      }),
    );
  } finally {
    line.close();
  }
}, 180_000);

test('a submit at any moment while React takes over is logged exactly once', async () => {
  const { page } = await visit('/', { prepare: (page) => page.addInitScript(submitAllTheTime) });
  await page.waitForFunction(() => window.counted.logs > 10);
  await page.evaluate(painted);
  const { submits, logs } = await page.evaluate(() => window.counted);
  expect(logs).toBe(submits);
});

declare global {
  interface Window {
    counted: { submits: number; logs: number };
  }
}

/** A way to a host on which packets arrive late and one after another, as over Lighthouse's slow 4G. */
async function slowLine(host: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(host);
  const server = createServer((visitor) => {
    const connection = connect(Number(port), hostname);
    visitor.on('error', () => connection.destroy()).pipe(connection);
    visitor.on('close', () => connection.destroy());
    connection.on('error', () => visitor.destroy());
    deliver(connection, visitor).catch(() => visitor.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, close: () => server.close() };
}

async function deliver(connection: Socket, visitor: Socket): Promise<void> {
  for await (const part of connection) {
    await wait(150);
    for (let at = 0; at < part.length; at += 1_400) {
      visitor.write(part.subarray(at, at + 1_400));
      await wait(7);
    }
  }
  visitor.end();
}

/** Runs in the page: submits the form between any two tasks of the browser, and counts instead of logging. */
function submitAllTheTime(): void {
  window.counted = { submits: 0, logs: 0 };
  console.log = () => {
    window.counted.logs += 1;
  };
  const { port1, port2 } = new MessageChannel();
  const end = performance.now() + 1_000;
  port1.onmessage = () => {
    const form = document.querySelector<HTMLFormElement>('form:has([name=message])');
    if (form) {
      form.requestSubmit();
      window.counted.submits += 1;
    }
    if (performance.now() < end) port2.postMessage('');
  };
  port2.postMessage('');
}
