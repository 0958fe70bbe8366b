/* WebKitGTK: a window (webkitWindow.js) that WebKitWebDriver drives: https://www.w3.org/TR/webdriver2/ */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { Engine, Tab } from './engine';
import { findProgram, start, waitFor } from './processes';

const WINDOW = path.join(__dirname, 'webkitWindow.js');

export const webkit: Engine = {
  name: 'WebKit',
  missing: findMissing(),
  start: async () => {
    const display = await startDisplay();
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      env: { ...display.env, NO_AT_BRIDGE: '1' },
    });
    const address = `http://127.0.0.1:${port}`;
    await waitFor('the driver answers', () => fetch(`${address}/status`).catch(() => false));
    const browserOptions = { binary: 'gjs', args: ['-m', WINDOW] };
    const { sessionId } = await send(`${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    return {
      open: async () => createTab(`${address}/session/${sessionId}`, display.env),
      close: async () => {
        await fetch(`${address}/session/${sessionId}`, { method: 'DELETE' });
        await driver.end();
        await display.end();
      },
    };
  },
};

function findMissing(): string | undefined {
  const programs = ['WebKitWebDriver', 'gjs', 'Xvfb', 'dbus-run-session'];
  const probe = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2; imports.gi.Atspi";
  if (programs.every(findProgram) && spawnSync('gjs', ['-c', probe]).status === 0) return undefined;
  return 'webkit2gtk-driver gjs gir1.2-webkit2-4.1 gir1.2-atspi-2.0 at-spi2-core xvfb dbus';
}

/** Starts a virtual display, so that no desktop environment limits the size of a window. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '2560x1440x24', '-nolisten', 'tcp'];
  const { child, end } = start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // It writes the number of its display once it is ready.
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return { env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' }, end };
}

/** A free port, because the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await once(probe.close(), 'close');
  return port;
}

/**
 * Sends a command to the driver, and returns the value of its answer.
 * @throws {Error} with the driver's message
 */
async function send(url: string, body: object) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const KEYS = { Tab: '\uE004', Enter: '\uE007' };

/** The window's only tab. `close` only clears it for the next visit. */
function createTab(session: string, env: NodeJS.ProcessEnv): Tab {
  const goto = (url: string) => send(`${session}/url`, { url });
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    send(`${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args });
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto,
    evaluate,
    click: async (selector) => {
      // The driver scrolls only the upper edge of an element into the window.
      const center = (target: string) =>
        document.querySelector(target)?.scrollIntoView({ block: 'center' });
      await evaluate(center, selector);
      const found = await send(`${session}/element`, { using: 'css selector', value: selector });
      await send(`${session}/element/${Object.values(found)[0]}/click`, {});
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: async (width, height) => {
      await send(`${session}/window/rect`, { width, height });
      const isResized = (wanted: number) => outerWidth === wanted;
      await waitFor('the window has its size', () => evaluate(isResized, width));
    },
    countRoles: async (roles) => {
      const url = await evaluate(() => location.href);
      const args = ['gjs', '-m', WINDOW, url];
      const { stdout } = await promisify(execFile)('dbus-run-session', args, { env });
      const found: string[] = JSON.parse(String(stdout.trim().split('\n').at(-1))); // after lines of the bus
      return roles.map((role) => found.filter((own) => own === role).length);
    },
    close: () => goto('about:blank'),
  };
}
