/* The contact form connected to a service. test/engines/form-service.test.ts sends messages in every engine. */
import type { Page } from 'playwright-core';
import { APP_URL } from '../support/contact';
import { SERVICE, service } from '../support/formService';
import { layoutProblems } from '../support/layoutProblems';
import { nextPaint } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { axe } from './axe';
import { contactForm, setReactStart, visit } from './harness';

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
      found.push(...(await axe(page)), ...(await page.evaluate(layoutProblems)));
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
});

test('a message that is submitted before React has mounted is sent once, with the name and value of its button', async () => {
  const { page } = await visit(service.url, {
    sendsForms: true,
    prepare: (page) => setReactStart(page, 'form'),
  });
  const { name, send } = contactForm(page);
  await send.evaluate((button) => Object.assign(button, { name: 'test-button', value: 'quote' }));
  // Another script, for instance one that counts messages.
  const submits = await page.evaluateHandle(() => {
    const events: Event[] = [];
    document.addEventListener('submit', (event) => events.push(event));
    return events;
  });
  await name.fill('Ada');
  await send.click();
  await page.getByRole('status').getByText(SERVICE.sent).waitFor();
  expect(service.received).toMatchObject([{ name: 'Ada', 'test-button': 'quote' }]);
  const seenByOtherScripts = await submits.evaluate(({ length }) => length);
  expect({ seenByOtherScripts }).toEqual({ seenByOtherScripts: 1 });
});

test('if the app is missing, the browser itself sends the latest message, once, and only when it is online', async () => {
  let attempts = 0;
  const { page } = await visit(service.url, {
    sendsForms: true,
    expects: EXPECTED,
    prepare: async (page) => {
      await setReactStart(page, 'form');
      await page.route(APP_URL, (route) => {
        attempts += 1;
        return route.abort();
      });
    },
  });
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await page.context().setOffline(true);
  await send.click();
  await waitFor(() => attempts > 1); // after the focus and the submit
  await name.fill('Ada');
  await send.click();
  await page.evaluate(nextPaint).catch(() => {}); // time to leave the page, for the browser's error page
  const text = await name.inputValue({ timeout: 2_000 }).catch(() => 'the page is gone');
  expect({ text }).toEqual({ text: 'Ada' });
  service.reply = 'silence';
  // The page is still there while the service is silent. Nothing may be sent again.
  await page.evaluate(() =>
    addEventListener('online', () =>
      setTimeout(() => dispatchEvent(new Event('visibilitychange')), 500),
    ),
  );
  await page.context().setOffline(false);
  await waitFor(() => service.received.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  service.answer();
  await page.waitForURL(service.url + SERVICE.endpoint);
  expect(service.received).toMatchObject([{ name: 'Ada', email: '', message: '' }]);
});
