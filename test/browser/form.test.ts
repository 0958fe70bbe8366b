/* The contact form: each submit reaches the console exactly once, and nothing that is typed is ever lost or sent. */
import { goTo, nextPaint } from './harness/inPage';
import { readTexts } from './harness/layout';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { withoutPolicy } from './harness/site';
import { inEachEngine, type Visit } from './harness/visit';

const FORM = 'form[data-log]';
const LINE = `${FORM} input[type=text]`;
const EMAIL = `${FORM} input[type=email]`;

inEachEngine((visit, engine) => {
  test('each submit is logged once, as one object; what was typed stays, and nothing is requested', async () => {
    const page = await visit('/');
    const typed = await fillIn(page);
    await submit(page);
    await submit(page);
    await expectLogs(page, [[typed], [typed]]);
    expect(await readForm(page)).toEqual(typed);
    await expectNoRequest(page);
  });

  test('the browser stops a malformed address', async () => {
    const page = await visit('/');
    await page.click(EMAIL);
    await page.type('ada@');
    await page.click(LINE);
    await page.press('Enter');
    await waitFor('the browser moves the focus to the malformed address', () =>
      page.evaluate((email) => document.activeElement?.matches(email), EMAIL),
    );
    await expectLogs(page, []);
  });

  test('without JavaScript, the form does nothing and keeps what was typed', async () => {
    // Without the directive that forbids to send it, because it must be harmless by itself.
    const change = (html: string) => html.replace(/form-action[^;]*;/, '');
    const page = await visit('/', { javaScript: false, change });
    const typed = await fillIn(page);
    await submit(page);
    await page.click(`${FORM} button`);
    await page.evaluate(nextPaint);
    expect(await readForm(page)).toEqual(typed);
    await expectNoRequest(page);
  });

  if (engine !== chromium) return;

  test('on a page that a translator has changed, the form works', async () => {
    const page = await visit('/');
    const typed = await fillIn(page);
    await page.evaluate(translate);
    await submit(page);
    await expectLogs(page, [[typed]]);
    expect(await readForm(page)).toEqual(typed);
  });

  test('a field that an extension has put into the form is not logged', async () => {
    const page = await visit('/');
    const typed = await fillIn(page);
    await page.evaluate((form) => {
      const field = Object.assign(document.createElement('input'), {
        name: 'own',
        value: 'secret',
      });
      document.querySelector(form)?.prepend(field);
    }, FORM);
    await submit(page);
    await expectLogs(page, [[typed]]);
  });

  test('of two forms, the one that is submitted is logged', async () => {
    const other =
      '<form id="other" data-log="topic" action="data:,"><input name="topic"><input name="more"><button>Send</button></form>';
    const page = await visit('/', { change: (html) => html.replace('</main>', `$&${other}`) });
    const typed = await fillIn(page);
    await page.click('#other [name=topic]');
    await page.type('Prices');
    await page.press('Enter');
    await submit(page);
    await expectLogs(page, [[{ topic: 'Prices' }], [typed]]);
    await expectNoRequest(page);
  });

  test.each([
    [
      'React has mounted on the document of another build',
      { change: toOtherBuild, expects: /#418/ },
    ],
    ['the app has been lost', { lose: /app\.js/, expects: /app\.js|import/ }],
  ])('after %s, the form works on the way back', async (_, options) => {
    const page = await visit('/', options);
    const texts = await readTexts(page);
    await page.evaluate(goTo, '/nope');
    await waitFor('the app has arrived or failed', () =>
      page.evaluate(() => document.title.includes('404') || window.problems.length > 0),
    );
    await page.evaluate(() => history.back());
    await waitFor('the form is there', () =>
      page.evaluate(
        (line) => location.pathname === '/' && document.querySelector(line) !== null,
        LINE,
      ),
    );
    expect(await readTexts(page)).toEqual(texts.filter((text) => text !== OTHER));
    const typed = await fillIn(page);
    await submit(page);
    await expectLogs(page, [[typed]]);
    expect(await readForm(page)).toEqual(typed);
  });
});

/** Types into each field, and returns what the form holds then. */
async function fillIn(page: Visit): Promise<Record<string, string>> {
  for (const name of Object.keys(await readForm(page))) {
    const field = `${FORM} [name="${name}"]`;
    await page.click(field);
    const isEmail = await page.evaluate(
      (own) => document.querySelector(own)?.matches('[type=email]'),
      field,
    );
    await page.type(isEmail ? 'ada@localhost' : `Ada ${name}`);
  }
  return readForm(page);
}

/** The names and values of the fields that visitors see. */
const readForm = (page: Visit) =>
  page.evaluate((form) => {
    const fields =
      document
        .querySelector(form)
        ?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [];
    return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
  }, FORM);

/** Submits the form with the keyboard. */
async function submit(page: Visit): Promise<void> {
  await page.click(LINE);
  await page.press('Enter');
}

/** Expects exactly these lines in the console. */
async function expectLogs(page: Visit, lines: unknown[][]): Promise<void> {
  await page.evaluate(nextPaint);
  expect(await page.evaluate(() => window.logs)).toEqual(lines);
}

/** Expects that nothing has been requested but the page, and its images and font, which load when they come into view. */
async function expectNoRequest(page: Visit): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(`${page.address}/`);
  expect(page.requests.filter((path) => !/\.(svg|png|ico|woff2)/.test(path))).toEqual(['/']);
}

/** Runs in the page: changes it as a translator does, which wraps every text in a <font>. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} ≈`;
    if (text.data.trim()) text.replaceWith(font);
  }
}

const OTHER = 'Of another build';

/** Changes a document to that of another build: with other class names, and another element in the form. */
function toOtherBuild(html: string): string {
  const lists = [...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list);
  const names = new Set(lists.join(' ').split(' '));
  return withoutPolicy(html)
    .replaceAll(new RegExp(`\\b(${[...names].join('|')})\\b`, 'g'), 'other-$&')
    .replace(/<form [^>]*data-log[^>]*>/, `$&<p>${OTHER}</p>`);
}
