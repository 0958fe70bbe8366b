/* What the two forms do with what a visitor sends, however early, late or often. */
import { inEachEngine, takenOver, type Visit } from './harness';

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const NAME = '[name=name]';
const EMAIL = '[name=email]';
const MESSAGE = '[name=message]';
const SEND = 'form:has([name=message]) button';
const CONTACT_US = 'section:first-of-type form button';
const APP = /\/assets\/app\.js/;

inEachEngine((visit) => {
  test.each([
    ['the app is there', 'late'],
    ['the app is on its way', 'early'],
  ] as const)('a message sent when %s is logged once', async (_, when) => {
    const page = await visit('/', when === 'early' ? { hold: APP } : {});
    await fill(page);
    if (when === 'late') await takenOver(page);
    await page.click(SEND);
    if (when === 'early') {
      expect(await page.logs()).toEqual([]);
      page.release();
    }
    await logged(page, 1);
    expect(await values(page)).toEqual(ADA);
    await staysAt(page, '/');
  });

  test('a form that is sent as soon as it has arrived is logged once', async () => {
    const page = await visit('/', { prepare: submitOnArrival });
    await takenOver(page);
    await logged(page, 1);
    await staysAt(page, '/');
  });

  test('Enter in a field sends the form', async () => {
    const page = await visit('/');
    await page.click(EMAIL);
    await page.press('Enter');
    await page.until(() => window.recorded?.logs.length === 1);
    expect(await page.logs()).toEqual([[{ name: '', email: '', message: '' }]]);
    await staysAt(page, '/');
  });

  test('each of two quick clicks is one message', async () => {
    const page = await visit('/', { hold: APP });
    await fill(page);
    await page.click(SEND);
    await page.click(SEND);
    page.release();
    await logged(page, 2);
    await page.click(SEND);
    await logged(page, 3);
    await staysAt(page, '/');
  });

  test.each([true, false])(
    'with scripting %s the browser stops a malformed address',
    async (scripting) => {
      const page = await visit('/', { scripting });
      await page.click(EMAIL);
      await page.type('ada@');
      const isValid = () =>
        document.querySelector<HTMLInputElement>('[name=email]')?.validity.valid;
      expect(await page.evaluate(isValid)).toBe(false);
      await page.click(SEND);
      expect(await page.logs()).toEqual([]);
      await page.type('example.com');
      expect(await page.evaluate(isValid)).toBe(true);
      await page.click(SEND);
      if (scripting) await page.until(() => window.recorded?.logs.length === 1);
      await staysAt(page, '/');
    },
  );

  test('without JavaScript both forms go nowhere and keep what was typed', async () => {
    const page = await visit('/', { scripting: false });
    await fill(page);
    await page.click(SEND);
    await page.click(EMAIL);
    await page.press('Enter');
    await page.click(CONTACT_US);
    expect(await values(page)).toEqual(ADA);
    await staysAt(page, '/');
    expect(page.requests.filter((path) => path === '/' || APP.test(path))).toEqual(['/']);
  });

  test('Contact Us does nothing, before and after React', async () => {
    const page = await visit('/');
    await page.click(CONTACT_US);
    await takenOver(page);
    await page.click(CONTACT_US);
    expect(await page.logs()).toEqual([]);
    await staysAt(page, '/');
  });
});

async function fill(page: Visit): Promise<void> {
  for (const [selector, text] of [
    [NAME, ADA.name],
    [EMAIL, ADA.email],
    [MESSAGE, ADA.message],
  ] as const) {
    await page.click(selector);
    await page.type(text);
  }
}

/** Expects so many messages of Ada's, and no more once whatever was under way has happened. */
async function logged(page: Visit, count: number): Promise<void> {
  await page.until((count) => window.recorded?.logs.length === count, count);
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
  expect(await page.logs()).toEqual(Array.from({ length: count }, () => [ADA]));
}

const values = (page: Visit) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['name', 'email', 'message'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ]),
    ),
  );

async function staysAt(page: Visit, path: string): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(page.site + path);
}

/** Runs in the page: fills in the form and sends it in the moment its button has been parsed. */
function submitOnArrival(): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('form:has([name=message]) button');
    if (!button?.form) return;
    observer.disconnect();
    const values = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    for (const [key, value] of Object.entries(values)) {
      (button.form.elements.namedItem(key) as HTMLInputElement).value = value;
    }
    button.form.requestSubmit(button);
  });
  observer.observe(document, { childList: true, subtree: true });
}
