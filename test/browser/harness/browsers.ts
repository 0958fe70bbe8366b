/* The three engines. All prefer the dark scheme. Chromium and Firefox are driven by Puppeteer, WebKit by its own driver. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import puppeteer, { type LaunchOptions, type Page, type Viewport } from 'puppeteer-core';
import { nextPaint } from './inPage';
import { endLater, TIMEOUT, waitFor } from './visit';

/** Starts a browser. WebKit's pages have only what the tests of every engine use. */
export type Engine = () => Promise<{ newPage(): Promise<Page> }>;

const { CHROME_PATH, FIREFOX_PATH, HEADED } = process.env;

const findProgram = (name: string) =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

const firefoxPath = FIREFOX_PATH || findProgram('firefox-esr') || findProgram('firefox');

export const isInstalled = {
  firefox: Boolean(firefoxPath),
  webkit: ['WebKitWebDriver', 'Xvfb', 'xdotool'].every(findProgram),
};

/** Whether Chromium is that of the npm package: only then can pixels be compared. It runs on Linux x64, without a window. */
export const isPinned =
  !CHROME_PATH && !HEADED && process.platform === 'linux' && process.arch === 'x64';

/** The folder that it is unpacked to: in its package, so that npm deletes it with that. */
export const PINNED = path.resolve(__dirname, '../../../node_modules/@sparticuz/chromium/unpacked');

const pinned: LaunchOptions = {
  executablePath: `${PINNED}/chromium`,
  env: {
    ...process.env,
    LD_LIBRARY_PATH: `${PINNED}/al2023/lib`,
    FONTCONFIG_FILE: `${PINNED}/fonts.conf`,
  },
};

export const chromium: Engine = async () => {
  const browser = await launch({
    ...(isPinned ? pinned : { executablePath: CHROME_PATH || puppeteer.executablePath('chrome') }),
    pipe: true, // the browser exits when this process does
    args: [
      '--no-sandbox',
      '--renderer-process-limit=1', // starting processes would take a third of the time
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250', // as on a fast line
      // Text renders the same on all machines.
      ...['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    ],
  });
  return {
    newPage: async () => {
      const page = await browser.newPage();
      // With a flag instead, a screenshot would lose forced colours.
      await emulateMedia(page, { 'prefers-color-scheme': 'dark' });
      return page;
    },
  };
};

/** Sets in Chromium what media queries ask for. Puppeteer's own function does not know forced colours. */
export async function emulateMedia(page: Page, features: Record<string, string>, media = '') {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  await page.evaluate(nextPaint);
}

/** It has preferences for what Chromium has flags for. */
export const firefox: Engine = () =>
  launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      'ui.useOverlayScrollbars': 1, // which take no space, as in the other engines
      // Starting processes would take a third of the time.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
  });

async function launch(options: LaunchOptions) {
  // Without a limit of its own, because a test has one.
  const own = { headless: !HEADED, defaultViewport: null, timeout: 0 };
  const browser = await puppeteer.launch({ ...options, ...own });
  endLater(() => browser.close());
  return browser;
}

/** WebKitGTK: its MiniBrowser, on a virtual display, where no desktop environment limits the size of a window. */
export const webkit: Engine = async () => {
  const args = ['-displayfd', '1', '-screen', '0', '2560x1440x24', '-nolisten', 'tcp'];
  const display = await start('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  // It writes the number of its display once it is ready. No other display has it, so the driver's port is free, too.
  const [number] = await once(display.stdout as Readable, 'data');
  Object.assign(process.env, {
    DISPLAY: `:${Number(number)}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: __dirname, // of gtk-3.0/gtk.css
    // Mesa's software rasterizer crashes in the compositing thread every few thousand pages, and so does the page.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const port = 20000 + Number(number);
  await start('WebKitWebDriver', [`--port=${port}`], { env: process.env });
  const driver = `http://127.0.0.1:${port}`;
  await waitFor('the driver answers', () => fetch(`${driver}/status`).catch(() => false));
  // In full screen, it has no toolbar, whose buttons would limit the width of the window.
  const browserOptions = { args: ['--automation', '--full-screen', '--dark-mode'] };
  const { sessionId } = await send(`${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `${driver}/session/${sessionId}`;
  endLater(() => fetch(session, { method: 'DELETE' }));
  return { newPage: async () => controlWebKit(session) as unknown as Page };
};

export async function start(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  await once(child, 'spawn'); // fails if it is not installed
  const ended = once(child, 'exit');
  endLater(() => child.kill() && ended);
  return child;
}

/** Sends a command of https://www.w3.org/TR/webdriver2/, and returns the value of the answer, or throws its message. */
async function send(url: string, body?: object) {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT), // A page that has nothing to paint has no screenshot, and no answer.
  });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The window's only tab. `close` only clears it for the next visit. */
function controlWebKit(session: string) {
  const goto = (url: string) => send(`${session}/url`, { url });
  // biome-ignore lint/complexity/noBannedTypes: any function
  const evaluate = (run: Function, ...args: unknown[]) =>
    send(`${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args });
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const KEYS = { Tab: '\uE004', Enter: '\uE007' };
  return {
    goto,
    evaluate,
    focus: (selector: string) =>
      evaluate((own: string) => document.querySelector<HTMLElement>(own)?.focus(), selector),
    keyboard: { type, press: (key: keyof typeof KEYS) => type(KEYS[key]) },
    setViewport: (size: Viewport) => send(`${session}/window/rect`, size),
    screenshot: async ({ path }: { path: string }) =>
      writeFileSync(path, await send(`${session}/screenshot`), 'base64'),
    close: () => goto('about:blank'),
  };
}
