import puppeteer, {
  type ElementHandle,
  type LaunchOptions,
  type Page,
  type Browser as Process,
} from 'puppeteer-core';
import { findCommand } from '../../support/machine';
import { testServers } from '../../support/testServers';
import { until } from '../../support/until';
import type { Browser, Engine, Setting, Tab } from './engine';

const FIREFOX = process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox');

export const chromium: Engine = {
  name: 'Chromium',
  lacks: undefined,
  // The pinned one is a headless shell, which has nothing to keep them in.
  keepsPages: !testServers().browser.isPinned,
  start: async (setting) => {
    const { executablePath, env } = testServers().browser;
    const process_ = await puppeteer.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: [
        ...['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
        ...(setting.scheme === 'dark' ? ['--blink-settings=preferredColorScheme=0'] : []),
        ...(setting.motion === 'reduce' ? ['--force-prefers-reduced-motion'] : []),
      ],
    });
    return browse(process_, setting);
  },
};

/** Firefox speaks WebDriver BiDi by itself; what Chromium emulates is a preference there. */
export const firefox: Engine = {
  name: 'Firefox',
  lacks: FIREFOX ? undefined : 'firefox-esr',
  keepsPages: true,
  start: async (setting) => {
    const options: LaunchOptions = {
      browser: 'firefox',
      executablePath: FIREFOX,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': setting.scheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': setting.motion === 'reduce' ? 1 : 0,
        // Such as take no room, like those of the others.
        'ui.useOverlayScrollbars': 1,
      },
    };
    return browse(await puppeteer.launch(options), setting);
  },
};

const browse = (process_: Process, { zoom }: Setting): Browser => ({
  open: async () => tabOf(await process_.newPage(), zoom),
  close: () => process_.close(),
});

function tabOf(page: Page, zoom: number): Tab {
  return {
    goto: (url) => page.goto(url),
    // Afterwards: a page that is left in the middle of a call leaves it unanswered.
    go: (by) => page.evaluate((by) => void setTimeout(() => history.go(by)), by),
    reload: () => page.reload(),
    // The types of puppeteer would also have handles among the arguments.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // What a page zoom is in these engines: fewer CSS pixels, each of them larger.
    resize: async (width, height) => {
      const size = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
      await page.setViewport({ ...size, deviceScaleFactor: zoom }).catch((error) => {
        // With the size puppeteer sends an orientation, which Firefox 140 (Debian's without updates) doesn't know.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      await until(() => page.evaluate((wanted) => innerWidth === wanted, size.width));
    },
    screenshot: async (selector) => {
      const element = await page.waitForSelector(selector);
      return Buffer.from(await (element as ElementHandle).screenshot());
    },
    print: async () => {
      const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
      return Buffer.from(await page.pdf({ format: 'a4', margin }));
    },
    close: () => page.close(),
  };
}
