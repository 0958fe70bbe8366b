/* Chromium and Firefox, driven by Puppeteer. */
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium } from './chromium';
import type { Engine, Tab } from './engine';
import { nextPaint, scrollToCenter } from './inPage';
import { type EndLater, findProgram, waitFor } from './processes';

export type PuppeteerTab = Tab & { page: Page };

/**
 * Sets in Chromium what media queries ask for. Puppeteer's own function does not know forced colours.
 * @param features features such as `prefers-color-scheme`, and their values
 */
export async function emulateMedia(
  page: Page,
  features: Record<string, string>,
  media: '' | 'print' = '', // otherwise the page's own
) {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  await page.evaluate(nextPaint);
}

export const chromium: Engine<PuppeteerTab> = {
  missing: undefined,
  start: (endLater) =>
    launch(
      endLater,
      {
        ...findChromium(),
        pipe: true, // the browser exits when this process does
        args: [
          '--no-sandbox',
          '--renderer-process-limit=1', // starting processes would take a third of the time
          '--blink-settings=lazyLoadingImageMarginPxUnknown=1250', // as on a fast line
          // Text renders the same on all machines.
          ...['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
        ],
      },
      (page) => emulateMedia(page, { 'prefers-color-scheme': 'dark' }),
    ),
};

const firefoxPath =
  process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');

/** It has preferences for what Chromium has flags for. */
export const firefox: Engine<PuppeteerTab> = {
  missing: firefoxPath ? undefined : 'firefox-esr',
  start: (endLater) =>
    launch(endLater, {
      browser: 'firefox',
      executablePath: firefoxPath,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': 0,
        'ui.useOverlayScrollbars': 1, // which take no space, as in the other engines
        // Starting processes would take a third of the time.
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
      },
    }),
};

async function launch(endLater: EndLater, options: LaunchOptions, prepare = async (_: Page) => {}) {
  // Without limits of its own, because a test has one.
  const browser = await puppeteer.launch({
    ...options,
    headless: !process.env.HEADED,
    defaultViewport: null,
    timeout: 0,
  });
  endLater(() => browser.close());
  return async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await prepare(page);
    return createTab(page);
  };
}

function createTab(page: Page): PuppeteerTab {
  return {
    page,
    goto: (url) => page.goto(url),
    // Puppeteer's types also allow handles as arguments.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (selector) => {
      // Firefox can miss an element that has just been scrolled into the window.
      await page.evaluate(scrollToCenter, selector);
      await page.click(selector);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: async (width, height, deviceScaleFactor = 1) => {
      await page.setViewport({ width, height, deviceScaleFactor });
      const isResized = (x: number, y: number) => innerWidth === x && innerHeight === y;
      await waitFor('the window has its size', () => page.evaluate(isResized, width, height));
    },
    screenshot: (path) => page.screenshot({ path, fullPage: true }),
    close: () => page.close(),
  };
}
