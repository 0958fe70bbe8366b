/* The contact form connected to a service. test/engines/form-service.test.ts sends messages in every engine. */
import type { Page } from 'playwright-core';
import { APP_URL } from '../support/contact';
import { SERVICE, startFormService } from '../support/formService';
import { layoutProblems } from '../support/layoutProblems';
import { waitFor } from '../support/waitFor';
import { axe } from './axe';
import { contactForm, visit } from './harness';

let service: Awaited<ReturnType<typeof startFormService>>;

beforeAll(async () => {
  service = await startFormService();
});

beforeEach(() => {
  service.received.splice(0);
  service.reply = 200;
});

afterAll(() => service?.close());

const EXPECTED = [/^console\.error: /, /^failed: /, /^page error/];

/**
 * Runs in the page: hides the drawings, and the trail, which consists of pseudo-elements. axe does not measure the
 * contrast of text in front of them. A style sheet made by a script bypasses the CSP.
 */
function hideDrawings(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('figure { display: none } ::before, ::after { content: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** The problems in both schemes, on a desktop and a phone. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 1200 });
      found.push(...(await axe(page)), ...(await layoutProblems(page)));
    }
  }
  return found;
}

test('with every kind of field, nothing is out of place or hard to read while a message is written, being sent, sent or blocked', async () => {
  const { page } = await visit(service.url, { sendsForms: true, expects: EXPECTED });
  await page.evaluate(hideDrawings);
  const { name, send } = contactForm(page);
  const waitForStatus = (text: string) => page.getByRole('status').getByText(text).waitFor();
  expect({ idle: await problemsOf(page) }).toEqual({ idle: [] });
  service.reply = 'silence';
  await name.fill('Ada');
  await send.click();
  await waitFor(() => service.received.length === 1);
  expect(await send.innerText()).toBe(SERVICE.sending);
  expect({ sending: await problemsOf(page) }).toEqual({ sending: [] });
  service.answer();
  await waitForStatus(SERVICE.sent);
  expect({ sent: await problemsOf(page) }).toEqual({ sent: [] });
  await page.route(`**${SERVICE.endpoint}`, (route) => route.abort('blockedbyclient'));
  await name.fill('Ada');
  await send.click();
  await waitForStatus(SERVICE.failed);
  expect({ failed: await problemsOf(page) }).toEqual({ failed: [] });
  expect(await name.inputValue()).toBe('Ada');
});

test('if the app is missing, the browser itself sends the form, once', async () => {
  const { page } = await visit(service.url, {
    sendsForms: true,
    expects: EXPECTED,
    prepare: (page) => page.route(APP_URL, (route) => route.abort()),
  });
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await send.click();
  await page.waitForURL(service.url + SERVICE.endpoint);
  expect(service.received).toMatchObject([{ name: 'Ada', email: '', message: '' }]);
});
