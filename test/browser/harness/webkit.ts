/* WebKitGTK: its own MiniBrowser, driven by WebKitWebDriver: https://www.w3.org/TR/webdriver2/ */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Engine, Tab } from './engine';
import { scrollToCenter } from './inPage';
import { type EndLater, findProgram, start, waitFor } from './processes';

/** A tab whose page can be zoomed as a reader does it. */
export type WebKitTab = Tab & { zoom(factor: 1 | 3): Promise<unknown> };

export const webkit: Engine<WebKitTab> = {
  missing: ['WebKitWebDriver', 'Xvfb', 'xdotool'].every(findProgram)
    ? undefined
    : 'webkit2gtk-driver xvfb xdotool',
  start: async (endLater) => {
    const env = await startDisplay(endLater);
    const port = await freePort();
    start(endLater, 'WebKitWebDriver', [`--port=${port}`], { env });
    const address = `http://127.0.0.1:${port}`;
    await waitFor('the driver answers', () => fetch(`${address}/status`).catch(() => false));
    // In full screen, it has no toolbar, whose buttons would limit the width of the window.
    const browserOptions = { args: ['--automation', '--full-screen', '--dark-mode'] };
    const { sessionId } = await send(`${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    const session = `${address}/session/${sessionId}`;
    endLater(() => fetch(session, { method: 'DELETE' }));
    return async () => createTab(session, env);
  },
};

/** Starts a virtual display, so that no desktop environment limits the size of a window. */
async function startDisplay(endLater: EndLater) {
  const args = ['-displayfd', '3', '-screen', '0', '2560x1440x24', '-nolisten', 'tcp'];
  const child = start(endLater, 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // It writes the number of its display once it is ready.
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: __dirname, // of gtk-3.0/gtk.css
    // Mesa's software rasterizer crashes in the compositing thread every few thousand pages, and so does the page.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
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
function createTab(session: string, env: NodeJS.ProcessEnv): WebKitTab {
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
      await evaluate(scrollToCenter, selector);
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
    zoom: async (factor) => {
      // A driver presses keys in the page only; others go to the window below the pointer. The largest factor is nearly 3.
      const key = factor === 1 ? 'ctrl+0' : 'ctrl+plus';
      execFileSync('xdotool', ['mousemove', '0', '0', 'key', '--repeat', '9', key], { env });
      const isZoomed = (wanted: number) => Math.abs(outerWidth / innerWidth - wanted) < 0.05;
      await waitFor('the page is zoomed', () => evaluate(isZoomed, factor));
    },
    screenshot: async (file) => {
      const { value } = await (await fetch(`${session}/screenshot`)).json();
      writeFileSync(file, value, 'base64');
    },
    close: () => goto('about:blank'),
  };
}
