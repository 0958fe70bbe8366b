import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { findCommand, killWithParent } from '../../support/machine';
import { sharedSetup } from '../../support/sharedSetup';
import { waitFor } from '../../support/waitFor';
import type { Engine, Tab } from './engine';

const FIREFOX = process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox');

export const chromium: Engine = {
  name: 'Chromium',
  missing: undefined,
  start: () => {
    const { executablePath, env } = sharedSetup().browser;
    return launch({
      executablePath,
      pipe: true, // the browser exits when this process does
      env: { ...process.env, ...env },
      args: [
        ...['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
        ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=0'],
      ],
    });
  },
};

/** Firefox supports WebDriver BiDi natively. It has preferences for what Chromium has flags for. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: FIREFOX ? undefined : 'firefox-esr',
  start: () => {
    const [executablePath, args] = killWithParent(String(FIREFOX), ['--headless']);
    return launch({
      browser: 'firefox',
      executablePath,
      args,
      ignoreDefaultArgs: true,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': 0,
        'ui.prefersReducedMotion': 1,
        // Scroll bars that take no space, as in the other engines.
        'ui.useOverlayScrollbars': 1,
      },
    });
  },
};

async function launch(options: LaunchOptions) {
  const browser = await puppeteer.launch(options);
  return { open: async () => createTab(await browser.newPage()), close: () => browser.close() };
}

function createTab(page: Page): Tab {
  return {
    goto: (url) => page.goto(url),
    // Puppeteer's types also allow handles as arguments.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    // A locator waits until the element no longer moves. page.click() can miss one in Firefox.
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error) => {
        // Puppeteer also sends an orientation, which Firefox 140 (in Debian without updates) does not support.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      const isResized = (x: number, y: number) => innerWidth === x && innerHeight === y;
      await waitFor(() => page.evaluate(isResized, width, height));
    },
    close: () => page.close(),
  };
}
