import { waitForFonts } from '../../support/inPage/page';
import { fillRequiredFields, recordDeliveries, recordErrors } from '../../support/inPage/record';
import { describeIfInstalled } from '../../support/machine';
import { sharedSetup } from '../../support/sharedSetup';
import { TIMEOUT } from '../../support/waitFor';
import type { Browser, Engine, Tab } from './engine';
import { type ProxyOptions, startProxy } from './proxy';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webkit';

// Browsers start slowly, especially several at once or on a busy machine.
jest.setTimeout(4 * TIMEOUT);

type Options = ProxyOptions & { width?: number };

/** A page that a visitor has opened. */
export type Visit = Tab & {
  /** The address of the site, without a slash at the end. */
  site: string;
  /** The paths requested so far. */
  requests: string[];
  /** Releases all withheld responses. */
  release: () => void;
};

type VisitFunction = (path: string, options?: Options) => Promise<Visit>;

/** Declares the same tests for several engines, with a function that opens a page in the engine. */
export function inEachEngine(
  declare: (visit: VisitFunction) => void,
  engines = [chromium, firefox, webkit],
): void {
  for (const engine of engines) {
    describeIfInstalled(engine.missing, `in ${engine.name}`, () => declare(createVisit(engine)));
  }
}

/** Starts an engine's browser when it is needed, and closes it and its tabs. */
function createVisit(engine: Engine): VisitFunction {
  let browser: Browser | undefined;
  const opened: { tab: Tab; closeProxy: () => void }[] = [];

  afterEach(async () => {
    const visits = opened.splice(0);
    const problems: string[] = [];
    try {
      for (const { tab } of visits) {
        problems.push(...(await tab.evaluate(() => window.problems ?? [])));
        await tab.close();
      }
    } catch (error) {
      // A crashed browser no longer responds (seen with WebKitGTK), so the next test gets a new one.
      await browser?.close().catch(() => {});
      browser = undefined;
      throw error;
    } finally {
      for (const { closeProxy } of visits) closeProxy();
    }
    expect(problems).toEqual([]);
  });

  afterAll(() => browser?.close());

  return async (path, options = {}) => {
    const { width = 1280 } = options;
    browser ??= await engine.start();
    const tab = await browser.open();
    const scripts = [recordErrors, recordDeliveries, fillRequiredFields];
    const proxy = await startProxy(sharedSetup().site, scripts, options);
    opened.push({ tab, closeProxy: proxy.close });
    await tab.resize(width, 900);
    await tab.goto(proxy.url + path);
    if (options.scripting !== false && !options.hold) await tab.evaluate(waitForFonts);
    return { ...tab, site: proxy.url, requests: proxy.requests, release: proxy.release };
  };
}

/** Clicks into a field, and replaces its text. */
export async function typeInto(page: Visit, field: string, text: string): Promise<void> {
  await page.click(field);
  await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
  await page.type(text);
}
