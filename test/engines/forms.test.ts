/* What the two forms do with what a visitor sends, however early, late or often. */
import { submitOnArrival } from '../support/inPage';
import { inEachEngine, takenOver, type Visit } from './harness';
import { APP, CONTACT_US, EMAIL, expectLogged, MESSAGE, SEND, write } from './harness/contact';

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
/** What a page consists of. */
const FILES = /^\/(images|fonts|assets|[\w-]+\.(ico|svg|png|webmanifest))/;

inEachEngine((visit) => {
  test.each([
    ['the app is there', 'late'],
    ['the app is on its way', 'early'],
  ] as const)('each message sent when %s is logged once', async (_, when) => {
    const page = await visit('/', when === 'early' ? { hold: APP } : {});
    await fill(page);
    if (when === 'late') await takenOver(page);
    const before = await page.evaluate(shown);
    await page.click(SEND);
    await page.click(SEND);
    if (when === 'early') {
      expect(await page.logs()).toEqual([]);
      page.release();
    }
    await expectLogged(page, ADA, ADA);
    await page.click(SEND);
    await expectLogged(page, ADA, ADA, ADA);
    expect(await values(page)).toEqual(ADA);
    expect(await page.evaluate(shown)).toEqual(before);
    await staysAt(page, '/');
  });

  test('a form that is sent as soon as it has arrived is logged once', async () => {
    const page = await visit('/?Ada', { prepare: submitOnArrival });
    await takenOver(page);
    await expectLogged(page, ADA);
    await staysAt(page, '/?Ada');
  });

  test('Enter sends the form, empty as it may be; in the message it begins a line', async () => {
    const page = await visit('/');
    await page.click(EMAIL);
    await page.press('Enter');
    const empty = { name: '', email: '', message: '' };
    await expectLogged(page, empty);
    await write(page, MESSAGE, 'a');
    await page.press('Enter');
    await page.type('b');
    await page.click(EMAIL);
    await page.press('Enter');
    await expectLogged(page, empty, { ...empty, message: 'a\nb' });
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
      expect(await page.logs()).toEqual([]);
      // The browser has put the focus back to where something is amiss.
      await page.type('localhost');
      expect(await page.evaluate(isValid)).toBe(true);
      await page.click(SEND);
      if (scripting) await expectLogged(page, { name: '', email: 'ada@localhost', message: '' });
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
  for (const [name, text] of Object.entries(ADA)) await write(page, `[name=${name}]`, text);
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

/** Runs in the page: all that it shows, and how long its history is. */
const shown = () => [document.body.innerText, history.length];

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
