/* What the two forms do with what a visitor sends. What becomes of it, test/browser/form asks. */
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { inEachEngine, takenOver, type Visit } from './harness';
import { APP, CONTACT_US, EMAIL, MESSAGE, SEND, write } from './harness/contact';

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
/** What a page consists of. */
const FILES = /^\/(images|fonts|assets|[\w-]+\.(ico|svg|png|webmanifest))/;

inEachEngine((visit) => {
  test('a form that is sent as soon as it has arrived over a slow line is delivered once', async () => {
    const page = await visit('/about', { isSlow: true, prepare: submitOnArrival });
    for (let i = 0; i < 10; i++) {
      await page.goto(`${page.site}/?${i}`);
      await expectDelivered(page, { ...ADA, name: `${i}` });
    }
  }, 60_000);

  test('Enter sends the form, empty as it may be; in the message it begins a line', async () => {
    const page = await visit('/');
    await page.click(EMAIL);
    await page.press('Enter');
    const empty = { name: '', email: '', message: '' };
    await expectDelivered(page, empty);
    await write(page, MESSAGE, 'a');
    await page.press('Enter');
    await page.type('b');
    await page.click(EMAIL);
    await page.press('Enter');
    await expectDelivered(page, empty, { ...empty, message: 'a\nb' });
    await staysAt(page, '/');
  });

  test.each([true, false])(
    'with scripting %s the browser stops a malformed address, and checks nothing else',
    async (scripting) => {
      const page = await visit('/', { scripting });
      await write(page, EMAIL, 'ada@');
      const isValid = () =>
        document.querySelector<HTMLInputElement>('[name=email]')?.validity.valid;
      expect(await page.evaluate(isValid)).toBe(false);
      await page.click(SEND);
      expect(await deliveriesIn(page)).toEqual([]);
      // The browser has put the focus back to where something is amiss.
      await page.type('localhost');
      expect(await page.evaluate(isValid)).toBe(true);
      await page.click(SEND);
      if (scripting) await expectDelivered(page, { name: '', email: 'ada@localhost', message: '' });
      await staysAt(page, '/');
    },
  );

  test('without JavaScript both forms go nowhere and keep what was typed', async () => {
    const page = await visit('/', { scripting: false });
    for (const [name, text] of Object.entries(ADA)) await write(page, `[name=${name}]`, text);
    await page.click(SEND);
    await page.click(EMAIL);
    await page.press('Enter');
    await page.click(CONTACT_US);
    const values = await page.evaluate(() =>
      ['name', 'email', 'message'].map(
        (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ),
    );
    expect(values).toEqual(Object.values(ADA));
    await staysAt(page, '/');
    expect(page.requests.filter((path) => path === '/' || APP.test(path))).toEqual(['/']);
  });

  test('Contact Us does nothing, before and after React', async () => {
    const page = await visit('/');
    await page.click(CONTACT_US);
    await takenOver(page);
    await page.click(CONTACT_US);
    await expectDelivered(page);
    await staysAt(page, '/');
  });
});

/** Runs in the page: fills in the contact form and sends it in the moment its button has been parsed. */
function submitOnArrival(): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('form:has([name=message]) button');
    if (!button?.form) return;
    observer.disconnect();
    const name = location.search.slice(1);
    const texts = { name, email: 'ada@example.com', message: 'Hello' };
    for (const [key, text] of Object.entries(texts)) {
      (button.form.elements.namedItem(key) as HTMLInputElement).value = text;
    }
    button.form.requestSubmit(button);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Expects the visitor to be where they were, with nothing kept of what was sent, and nothing sent anywhere. */
async function staysAt(page: Visit, path: string): Promise<void> {
  const { href, kept } = await page.evaluate(() => ({
    href: location.href,
    kept: [localStorage.length, sessionStorage.length, document.cookie],
  }));
  expect(href).toBe(page.site + path);
  expect(kept).toEqual([0, 0, '']);
  const others = page.requests.filter((asked) => asked !== path && !FILES.test(asked));
  expect(others).toEqual([]);
}
