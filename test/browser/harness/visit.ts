/* What every browser test starts with: a visit to the built site. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addEventHandler } from 'jest-circus';
import type { Engine, Tab } from './engine';
import { isMounted, nextPaint, readPage } from './inPage';
import { endAfterAll, TIMEOUT, waitFor } from './processes';
import { notable, type SiteOptions, serveSite } from './site';

jest.setTimeout(6 * TIMEOUT);

type Options = SiteOptions & {
  width?: number;
  /** The pixel ratio of the screen. */
  ratio?: number;
  /** Problems that the test expects. */
  expects?: RegExp;
};

type Site = Awaited<ReturnType<typeof serveSite>>;

/** A tab in which a visitor has opened a page, and the site that serves it. */
export type Visit<T extends Tab = Tab> = T & { site: Site };

/** Opens a page as a new visitor. */
export type OpenVisit<T extends Tab = Tab> = (path: string, options?: Options) => Promise<Visit<T>>;

/**
 * Starts a browser for the tests of a file or block.
 * @returns a function that opens a page as a new visitor, after it has closed the one before. A problem on any page makes
 * the test fail
 */
export function startBrowser<T extends Tab>(engine: Engine<T>): OpenVisit<T> {
  const endLater = endAfterAll();
  let open: () => Promise<T>;
  let current: { options: Options; site: Site; tab?: T } | undefined;

  // The page may be gone, which the test says.
  const takePicture = () => current?.tab?.screenshot(pictureOfTest()).catch(() => {});

  beforeAll(async () => {
    open = await engine.start(endLater);
    addEventHandler(async ({ name }) => {
      if (name === 'test_fn_failure') await takePicture();
    });
  });
  /** Ends a visit. A problem on its page makes the test fail. */
  const leave = async () => {
    if (!current) return;
    const { options, site, tab } = current;
    const { javaScript = true, expects } = options;
    try {
      const found = javaScript ? await tab?.evaluate(readProblems) : [];
      const problems = [...site.problems, ...(found ?? [])].filter((own) => !expects?.test(own));
      if (problems.length > 0) await takePicture();
      expect(problems).toEqual([]);
    } finally {
      current = undefined;
      await Promise.all([tab?.close(), site.close()]);
    }
  };
  afterEach(leave);

  return async (path, options = {}) => {
    const { width = 1280, ratio } = options;
    await leave();
    const site = await serveSite(options);
    current = { options, site };
    const tab = await open();
    current = { options, site, tab };
    await tab.resize(width, 900, ratio);
    await tab.goto(site.address + path);
    await tab.evaluate(nextPaint);
    return { ...tab, site };
  };
}

/** Runs in the page: what nobody expects, including lines in the console that no test has read. */
const readProblems = () => [
  ...window.problems,
  ...window.logs.map((args) => `console.log: ${JSON.stringify(args)}`),
];

/** Where a screenshot of the test that runs is saved, beside those that differ from their baselines. */
function pictureOfTest() {
  const folder = path.join(__dirname, '../differences');
  mkdirSync(folder, { recursive: true });
  const name = expect.getState().currentTestName?.replace(/\W+/g, '-').slice(0, 150);
  return `${folder}/${name}.png` as const;
}

/** Declares tests that need something that a machine may lack. Without it, they are skipped or, on CI, fail. */
export function describeIfInstalled(
  missing: string | undefined,
  name: string,
  declare: () => void,
): void {
  if (missing === undefined) {
    describe(name, declare);
    return;
  }
  const declareOne = process.env.CI ? test : test.skip;
  declareOne(`${name}: install ${missing}`, () => {
    throw new Error(`Install ${missing}: if CI is set, no test may be skipped.`);
  });
}

/** Waits until React has mounted. */
export const waitForReact = (page: Tab) =>
  waitFor('React has mounted', () => page.evaluate(isMounted));

/** Waits until the app, which has been requested, has arrived or failed, and has done what it does then. */
export async function waitForApp(page: Tab): Promise<void> {
  // webpack removes the element of a script that has arrived or failed.
  const isGone = () => document.querySelector('script[src*="/app."]') === null;
  await waitFor('the app has arrived or failed', () => page.evaluate(isGone));
  await page.evaluate(nextPaint);
}

/** Waits until the path and the page are these, as readPage gives them. */
export const waitForPage = (page: Tab, expected: string | undefined) =>
  waitFor(
    `the page is ${expected}`,
    () => page.evaluate(readPage),
    (found) => found === expected,
  );

/** Expects that the visitor is still on Home, and that nothing has been requested for what they have done there. */
export async function expectNoRequest({ site, evaluate }: Visit): Promise<void> {
  expect(await evaluate(() => location.href)).toBe(`${site.address}/`);
  expect(notable(site.requests)).toEqual(['/']);
}
