import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { boundToThisProcess, findCommand } from '../../support/machine';
import { testServers } from '../../support/testServers';
import { waitFor } from '../../support/waitFor';
import type { Engine, Tab } from './engine';

const FIREFOX = process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox');

export const chromium: Engine = {
  name: 'Chromium',
  lacks: undefined,
  start: (setting) => {
    const { executablePath, env } = testServers().browser;
    const scheme = setting.scheme === 'dark' ? ['--blink-settings=preferredColorScheme=0'] : [];
    return launch({
      executablePath,
      pipe: true, // it ends with the process at the other end
      env: { ...process.env, ...env },
      args: [
        ...['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
        ...['--force-prefers-reduced-motion', ...scheme],
      ],
    });
  },
};

/** Firefox speaks WebDriver BiDi by itself; what Chromium emulates is a preference there. */
export const firefox: Engine = {
  name: 'Firefox',
  lacks: FIREFOX ? undefined : 'firefox-esr',
  start: (setting) => {
    const [executablePath, args] = boundToThisProcess(String(FIREFOX), ['--headless']);
    return launch({
      browser: 'firefox',
      executablePath,
      args,
      ignoreDefaultArgs: true,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': setting.scheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': 1,
        // Such as take no room, like those of the others.
        'ui.useOverlayScrollbars': 1,
      },
    });
  },
};

async function launch(options: LaunchOptions) {
  const browser = await puppeteer.launch(options);
  return { open: async () => tabOf(await browser.newPage()), close: () => browser.close() };
}

function tabOf(page: Page): Tab {
  return {
    goto: (url) => page.goto(url),
    // The types of puppeteer would also have handles among the arguments.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error) => {
        // With the size puppeteer sends an orientation, which Firefox 140 (Debian's without updates) doesn't know.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      await waitFor(() => page.evaluate((wanted) => innerWidth === wanted, width));
    },
    close: () => page.close(),
  };
}
