/*
 * What every browser test starts with: a visit to the built site. Where things are:
 * visit.ts        opens a page as a new visitor, and lets no problem of a page pass; waits
 * browsers.ts     starts Chromium, Firefox and WebKit, and drives them by the same functions
 * site.ts         serves the site, with the changes and losses that a test wants
 * inPage.ts       functions that run in a page
 * form.ts         fills in and submits the contact form
 * layout.ts       what can be seen of a page, as texts or as pixels, and what is wrong with its layout
 * globalSetup.ts  builds the site, once for all tests
 */
import { addEventHandler } from 'jest-circus';
import type { Page } from 'puppeteer-core';
import { pageTable } from '../../../src/router/pageTable';
import type { Engine } from './browsers';
import { nextPaint, readPage } from './inPage';
import { APP, type SiteOptions, serveSite } from './site';

/** How long to wait, in milliseconds, for something that usually happens at once: a machine may be very busy. */
export const TIMEOUT = 60_000;

type Options = SiteOptions & { width?: number; ratio?: number };

/** A page that a visitor has opened, and the site that serves it. */
export type Visit = Page & { site: Awaited<ReturnType<typeof serveSite>> };

/** What the test that runs has open, and whether it has failed. */
let current: Visit | undefined;
let hasFailed = false;

/**
 * Starts a browser for the tests of a file or block. Returns a function that opens a page as a new visitor, after it has closed
 * the one before. A problem on any page makes the test fail.
 */
export function startBrowser(engine: Engine) {
  let browser: Awaited<ReturnType<Engine>>;
  beforeAll(async () => {
    browser = await engine();
  });
  afterAll(endAll);
  addEventHandler(({ name }) => {
    if (name === 'test_fn_start') hasFailed = false;
    if (name === 'test_fn_failure') hasFailed = true;
  });
  const leave = async () => {
    const page = current;
    if (!page) return;
    try {
      const problems = await findProblems();
      if (hasFailed || problems.length > 0) {
        const name = expect.getState().currentTestName?.replace(/\W+/g, '-').slice(0, 150);
        const picture = `${__dirname}/../differences/${name}.png` as const;
        // The page may be gone, which the test says.
        await page.screenshot({ path: picture, fullPage: true }).catch(() => {});
      }
      expect(problems).toEqual([]);
    } finally {
      current = undefined;
      await Promise.all([page.close(), page.site.close()]);
    }
  };
  afterEach(leave);

  return async (path: string, options: Options = {}): Promise<Visit> => {
    const { width = 1280, ratio } = options;
    await leave();
    const opened = await browser.newPage();
    const page = Object.assign(opened, { site: await serveSite(options) });
    current = page;
    await resize(page, width, 900, ratio);
    await page.goto(page.site.address + path, { timeout: 0 });
    await page.evaluate(nextPaint);
    await failOnProblems();
    return page;
  };
}

/** Sets the size of the window's content, in CSS pixels, and (not in WebKit) the pixel ratio. */
export async function resize(page: Page, width: number, height: number, ratio = 1): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: ratio });
  const isResized = (x: number, y: number) => innerWidth === x && innerHeight === y;
  await waitFor('the window has its size', () => page.evaluate(isResized, width, height));
}

/** What nobody expects on the open page, including lines in the console that no test has read. */
async function findProblems(): Promise<string[]> {
  if (!current) return [];
  // A page without JavaScript records nothing.
  const found = await current.evaluate(() => [
    ...(window.problems ?? []),
    ...(window.logs ?? []).map((args) => `console.log: ${JSON.stringify(args)}`),
  ]);
  return [...current.site.problems, ...found];
}

/** Ends a test whose page has a problem at once, as it would wait in vain for what a script does. */
async function failOnProblems(): Promise<void> {
  const problems = await findProblems();
  if (problems.length > 0)
    throw new Error(
      `The page has problems. After an error or a violation of the policy, its script does not start or go on:\n${problems.join('\n')}`,
    );
}

/** Declares tests that need something that a machine may lack. Without it, they are skipped or, on CI, fail. */
export const describeIf = (isThere: boolean) =>
  isThere || process.env.CI ? describe : describe.skip;

const ends: (() => unknown)[] = [];

export const endLater = (end: () => unknown) => ends.unshift(end);

/** Ends all that has been started, the latest first, even if starting or ending another one fails. */
export const endAll = () =>
  ends.splice(0).reduce<Promise<unknown>>((rest, end) => rest.finally(end), Promise.resolve());

/** Waits until something is found. Throws an error, which says what, if that takes too long or the page has a problem. */
export async function waitFor(what: string, find: () => unknown): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await find())) {
    await failOnProblems();
    if (Date.now() > end) throw new Error(`This has not happened in ${TIMEOUT / 1000} s: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until the app, which has been requested, has arrived or failed, and has done what it does then. */
export async function waitForApp(page: Page): Promise<void> {
  // webpack removes the element of a script that has arrived or failed.
  const isGone = () => document.querySelector('script[src*="/app."]') === null;
  await waitFor('the app has arrived or failed', () => page.evaluate(isGone));
  await page.evaluate(nextPaint);
}

/** Waits until the path and the page are these, as readPage gives them. */
export const waitForPage = (page: Page, expected: string | undefined) =>
  waitFor(`the page is ${expected}`, async () => (await page.evaluate(readPage)) === expected);

/** Files that browsers may request at any time, because they are lazy, or belong to the browser's own window. */
const AT_ANY_TIME =
  /^[^?]*\.(avif|ico|jpe?g|mp3|mp4|png|svg|vtt|webm|webmanifest|webp|woff2)(\?v=\w+)?$/;

/** Expects that the visitor is still on Home, and that nothing has been requested for what they have done there. */
export async function expectNoRequest(page: Visit): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(`${page.site.address}/`);
  // On a live page, React loads at any time, too.
  const isNotable = (path: string) =>
    !AT_ANY_TIME.test(path) && !(pageTable['/'].live && APP.test(path));
  expect(page.site.requests.filter(isNotable)).toEqual(['/']);
}
