/* What every browser test starts with: a visit to the built site, in one engine or in each. */
import type { Engine, Tab } from './engine';
import { nextPaint } from './inPage';
import { TIMEOUT, waitFor } from './processes';
import { chromium, firefox } from './puppeteer';
import { type SiteOptions, serveSite } from './site';
import { webkit } from './webkit';

jest.setTimeout(3 * TIMEOUT);

type Options = SiteOptions & {
  width?: number;
  /** The pixel ratio of the screen. */
  ratio?: number;
  /** Problems that the test expects. */
  expects?: RegExp;
};

/** A page that a visitor has opened, and the site that serves it. */
export type Visit<T extends Tab = Tab> = Awaited<ReturnType<typeof serveSite>> & T;

/**
 * Starts a browser for the tests of a file or block.
 * @returns a function that opens a page as a new visitor, after it has closed the one before. A problem on any page makes
 * the test fail
 */
export function startBrowser<T extends Tab>(engine: Engine<T>) {
  let browser: Awaited<ReturnType<typeof engine.start>> | undefined;
  let leave = async () => {};
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await engine.start();
  });
  afterEach(async () => {
    await leave();
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (path: string, options: Options = {}): Promise<Visit<T>> => {
    const { width = 1280, ratio, javaScript = true, expects } = options;
    await leave();
    const site = await serveSite(options);
    const tab = (await browser?.open()) as T;
    leave = async () => {
      leave = async () => {};
      const found = javaScript ? await tab.evaluate(() => window.problems) : [];
      problems.push(...[...site.problems, ...found].filter((problem) => !expects?.test(problem)));
      await tab.close();
      await site.close();
    };
    await tab.resize(width, 900, ratio);
    await tab.goto(site.address + path);
    await tab.evaluate(nextPaint);
    return { ...site, ...tab };
  };
}

/** Declares the same tests for several engines, with a function that opens a page in the engine. */
export function inEachEngine(
  declare: (visit: (path: string, options?: Options) => Promise<Visit>, engine: Engine) => void,
  engines: Engine[] = [chromium, firefox, webkit],
): void {
  for (const engine of engines)
    describeIfInstalled(engine.missing, `in ${engine.name}`, () =>
      declare(startBrowser(engine), engine),
    );
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

/** Whether React has mounted. */
export const isMounted = (page: Tab) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Waits until React has mounted. */
export const waitForReact = (page: Tab) => waitFor('React has mounted', () => isMounted(page));
