import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { fieldNamed, LINE, SEND } from '../support/contact';
import { isMounted, waitForFonts } from '../support/inPage/page';
import { fillRequiredFields, recordDeliveries } from '../support/inPage/record';
import { sharedSetup } from '../support/sharedSetup';
import { TIMEOUT } from '../support/waitFor';

export const { site, browser: foundBrowser } = sharedSetup();

export type VisitOptions = BrowserContextOptions & {
  /** Messages that the test expects: they do not make it fail. */
  expects?: RegExp[];
  /** Runs before anything is loaded, for instance to block requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Lets the page send form data. Otherwise it is recorded, and gets no answer. */
  sendsForms?: boolean;
  /** Continues before the fonts and images have loaded. */
  waitUntil?: 'domcontentloaded';
};

/** Messages that any visit may cause: the 404 status of a document, and requests aborted by leaving a page. */
const ALWAYS_EXPECTED = [
  /^failed: .*net::ERR_ABORTED/,
  /^console\.error: Failed to load resource: the server responded with a status of 404 \(Not Found\) @ document$/,
];

let browser: Browser;
let problems: string[] = [];

jest.setTimeout(4 * TIMEOUT);

beforeAll(async () => {
  const { executablePath, env } = foundBrowser;
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      // Text renders the same on all machines.
      ...['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
      // Checker imaging paints before images are decoded. With it, at high pixel ratios, Chromium sometimes stops
      // painting a page with photographs, and the test times out.
      '--disable-checker-imaging',
    ],
  });
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  const noted = problems;
  problems = [];
  expect(noted).toEqual([]);
});

afterAll(() => browser?.close());

/** Opens a path or an absolute URL as a new visitor. Log lines, failed requests and errors make the test fail. */
export async function visit(address: string, options: VisitOptions = {}) {
  const { expects = [], prepare, sendsForms = false, waitUntil, ...contextOptions } = options;
  const url = new URL(address, site);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...contextOptions });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  const errors: string[] = []; // the messages of uncaught errors, expected or not
  const note = (problem: string) => {
    if (![...ALWAYS_EXPECTED, ...expects].some((known) => known.test(problem)))
      problems.push(problem);
  };

  page.on('console', (message) => {
    const { url: source } = message.location();
    const where = source === '' || source === page.url() ? 'document' : new URL(source).pathname;
    note(`console.${message.type()}: ${message.text().slice(0, 500)} @ ${where}`);
  });
  page.on('pageerror', (error) => {
    errors.push(error.message);
    note(`page error: ${error.stack}`);
  });
  page.on('crash', () => note('the page crashed'));
  page.on('requestfailed', (request) =>
    note(`failed: ${request.url()} (${request.failure()?.errorText})`),
  );
  if (!sendsForms) await page.addInitScript(recordDeliveries);
  await page.addInitScript(fillRequiredFields);
  // Other origins send empty files.
  await page.route(
    ({ origin, protocol }) => origin !== url.origin && protocol.startsWith('http'),
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
  await prepare?.(page);
  await page.goto(url.href, { waitUntil });
  if (!waitUntil && contextOptions.javaScriptEnabled !== false) await page.evaluate(waitForFonts);
  return { page, errors };
}

/** Changes the text of a response on its way to the page. With `from`, the response comes from that URL instead. */
export const modifyResponse = (
  page: Page,
  url: string | RegExp,
  change: (text: string) => string,
  from?: string,
) =>
  page.route(url, async (route) => {
    const response = await route.fetch({ url: from });
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** The URL of a document: unlike a file, it has no dot after the last slash. */
export const DOCUMENT = /\/[^./]*$/;

/** Overrides site.reactStart in a document. */
export const withReactStart = (html: string, value: 'form' | 'idle') =>
  html.replace(/(?<=data-react-start=")\w+/, value);

/** Waits until React has mounted. */
export const waitForReact = (page: Page) => page.waitForFunction(isMounted);

/** The parts of the contact form that every test uses: a field of one line, and the button. */
export const contactForm = (page: Page) => ({
  line: page.locator(fieldNamed(LINE)),
  send: page.locator(SEND).first(),
});

/** Sets the font size of the browser's settings, in px. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
    size,
  );
  await devtools.detach();
}

/**
 * Takes a screenshot. Under load, Chromium may fail to capture a page that it has just painted, but succeeds when
 * asked again: https://github.com/MarketSquare/robotframework-browser/issues/5237
 */
export const screenshot = (
  page: Page,
  options: PageScreenshotOptions,
  attempts = 5,
): Promise<Buffer> =>
  page.screenshot(options).catch((error: Error) => {
    if (attempts === 1 || !error.message.includes('Unable to capture screenshot')) throw error;
    return screenshot(page, options, attempts - 1);
  });
