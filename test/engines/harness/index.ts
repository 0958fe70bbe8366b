import { fillTheRest } from '../../support/contact';
import { watchDeliveries } from '../../support/deliveries';
import { callReact, fontSettled, isTakenOver, recordFaults } from '../../support/inPage';
import { describeWith } from '../../support/machine';
import { testServers } from '../../support/testServers';
import { until } from '../../support/until';
import type { Browser, Engine, Setting, Tab } from './engine';
import { type Alterations, startFrontServer } from './frontServer';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webkit';

// A browser takes a while to start, the more so beside others.
jest.setTimeout(40_000);

type Options = Partial<Setting> & Alterations & { width?: number; height?: number };

/** A page that a visitor has opened. */
export type Visit = Tab & {
  /** The address of the site, without a slash at the end. */
  site: string;
  /** The paths that were asked for so far. */
  requests: string[];
  /** Lets everything through that was withheld. */
  release: () => void;
  /** Waits until a function that runs in the page gives true. */
  until: <Args extends unknown[]>(
    holds: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<void>;
};

type Visiting = (path: string, options?: Options) => Promise<Visit>;

/** Declares the same tests for every engine, with a function that opens a page in it. */
export function inEachEngine(declare: (visit: Visiting) => void): void {
  for (const engine of [chromium, firefox, webkit]) {
    describeWith(engine.lacks, `in ${engine.name}`, () => declare(visitingWith(engine)));
  }
}

/** One engine's browsers, one for each setting that the tests ask for, and what they have opened. */
function visitingWith(engine: Engine): Visiting {
  const browsers = new Map<string, Browser>();
  const opened: { tab: Tab; closeFront: () => void }[] = [];

  afterEach(async () => {
    const visits = opened.splice(0);
    const faults: string[] = [];
    try {
      for (const { tab } of visits) {
        faults.push(...(await tab.evaluate(() => window.faults ?? [])));
        await tab.close();
      }
    } catch (error) {
      // A browser that has crashed answers nobody (WebKitGTK was seen to): the next test gets another one.
      for (const browser of browsers.values()) await browser.close().catch(() => {});
      browsers.clear();
      throw error;
    } finally {
      for (const { closeFront } of visits) closeFront();
    }
    expect(faults).toEqual([]);
  });

  afterAll(async () => {
    for (const browser of browsers.values()) await browser.close();
  });

  return async (path, options = {}) => {
    const { scheme = 'light', zoom = 1, width = 1280, height = 900 } = options;
    const key = `${scheme} ${zoom}`;
    const browser = browsers.get(key) ?? (await engine.start({ scheme, zoom }));
    browsers.set(key, browser);
    const tab = await browser.open();
    const scripts = [recordFaults, watchDeliveries, fillTheRest];
    const front = await startFrontServer(testServers().site, scripts, options);
    opened.push({ tab, closeFront: front.close });
    await tab.resize(width, height);
    await tab.goto(front.url + path);
    if (options.scripting !== false && !options.hold) await tab.evaluate(fontSettled);
    return {
      ...tab,
      site: front.url,
      requests: front.requests,
      release: front.release,
      until: async (holds, ...args) => {
        // A document that is just being left answers nobody.
        await until(() => tab.evaluate(holds, ...args).catch(() => false));
      },
    };
  };
}

/** Waits until React has taken over the document. */
export const takenOver = (visit: Visit): Promise<void> => visit.until(isTakenOver);

/** Has React take over by way of the history. */
export async function takeOver(visit: Visit): Promise<void> {
  await visit.evaluate(callReact);
  await takenOver(visit);
}

/** Clicks into a field and types. */
export async function write(page: Visit, field: string, text: string): Promise<void> {
  await page.click(field);
  await page.type(text);
}
