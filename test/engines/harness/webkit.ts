import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { By, Capabilities, Key, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { findCommand, freePort, killWithParent } from '../../support/machine';
import { waitFor } from '../../support/waitFor';
import type { Browser, Engine, Tab } from './engine';

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER };

/** WebKitGTK: a window created with gjs (webkitWindow.js) and driven by WebKitWebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: findMissingPackage(
    "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2",
    'gir1.2-webkit2-4.1',
  ),
  start,
};

/** A missing package. `probe` is a script that fails without the named one. */
export function findMissingPackage(probe: string, name: string): string | undefined {
  if (!findCommand('WebKitWebDriver')) return 'webkit2gtk-driver';
  const gjs = findCommand('gjs');
  if (!gjs || spawnSync(gjs, ['-c', probe]).status !== 0) return `gjs and ${name}`;
  return findCommand('Xvfb') ? undefined : 'xvfb';
}

async function start(): Promise<Browser> {
  const processes: ChildProcess[] = [];
  const end = () => {
    for (const process of processes.reverse()) process.kill();
  };
  try {
    const display = await startDisplay(processes);
    const port = await freePort();
    const program = String(findCommand('WebKitWebDriver'));
    const service = spawn(...killWithParent(program, [`--port=${port}`]), {
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    });
    processes.push(service);
    const url = `http://127.0.0.1:${port}`;
    await waitFor(() => fetch(`${url}/status`).catch(() => false as const));
    const driver = WebDriver.createSession(
      new Executor(new HttpClient(url)),
      new Capabilities({
        'webkitgtk:browserOptions': {
          binary: findCommand('gjs'),
          args: ['-m', path.join(__dirname, 'webkitWindow.js')],
        },
      }),
    );
    await driver.getSession();
    return {
      open: async () => createTab(driver),
      close: async () => {
        // This fails, because the last window is already closed.
        await driver.quit().catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * Starts a virtual display, so that no desktop environment limits the size of a window.
 * @param processes the list to which the new process is added
 * @returns the display's name
 */
export async function startDisplay(processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp'];
  const server = spawn(...killWithParent(String(findCommand('Xvfb')), args), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(server);
  // It writes the number of its display once it is ready.
  const [number] = await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended.'))),
  ]);
  return `:${String(number).trim()}`;
}

/** The window's only tab. `close` only clears it for the next visit. */
function createTab(driver: WebDriver): Tab {
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    driver.executeScript(`return (${run}).apply(null, arguments)`, ...args);
  return {
    goto: (url) => driver.get(url),
    evaluate,
    click: async (selector) => {
      // Otherwise, WebDriver scrolls only the upper edge of the element into the window.
      await evaluate(
        (target) => document.querySelector(target)?.scrollIntoView({ block: 'center' }),
        selector,
      );
      await driver.findElement(By.css(selector)).click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
      await waitFor(() => evaluate((wanted) => outerWidth === wanted, width));
    },
    close: () => driver.get('about:blank'),
  };
}
