import { fillOtherFields } from '../../support/contact';
import { recordDeliveries } from '../../support/formDeliveries';
import { describeIfInstalled } from '../../support/machine';
import { isHydrated, recordErrors, waitForFonts } from '../../support/pageFunctions';
import { sharedSetup } from '../../support/sharedSetup';
import { waitFor } from '../../support/waitFor';
import type { Browser, Engine, Tab } from './engine';
import { type ProxyOptions, startProxy } from './proxy';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webkit';

// Browsers start slowly, especially several at once or on a busy machine.
jest.setTimeout(120_000);

type Options = ProxyOptions & {
  width?: number;
  /** Opens this site instead of the shared one, and lets the page send forms to it. */
  site?: string;
};

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
    const { width = 1280, site } = options;
    browser ??= await engine.start();
    const tab = await browser.open();
    const scripts = [recordErrors, fillOtherFields, ...(site ? [] : [recordDeliveries])];
    const proxy = await startProxy(site ?? sharedSetup().site, scripts, options);
    opened.push({ tab, closeProxy: proxy.close });
    await tab.resize(width, 900);
    await tab.goto(proxy.url + path);
    if (options.scripting !== false && !options.hold) await tab.evaluate(waitForFonts);
    return { ...tab, site: proxy.url, requests: proxy.requests, release: proxy.release };
  };
}

/** Waits until React has hydrated the document. */
export const waitForHydration = (page: Visit) =>
  waitFor(() => page.evaluate(isHydrated), 'React hydrates the document');

/** Clicks into a field and types at the end of its text. */
export async function typeInto(page: Visit, field: string, text: string): Promise<void> {
  await page.click(field);
  // On a page from right to left, the click is to the left of the text, so its start gets the caret.
  await page.evaluate(moveCaretToEnd);
  await page.type(text);
}

/** Runs in the page. Some fields, such as those for email addresses, have no caret that scripts can move. */
function moveCaretToEnd(): void {
  const field = document.activeElement as HTMLInputElement;
  const { selectionStart = null, value } = field;
  if (selectionStart !== null) field.setSelectionRange(value.length, value.length);
}
