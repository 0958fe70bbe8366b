/* The contact form connected to a service, which is a server that parses what it receives. */
import { APP_URL, SELECTORS } from '../support/contact';
import { ACCESS_KEY, type Reply, SERVICE, service } from '../support/formService';
import { nextPaint, translate } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { inEachEngine, typeInto, type Visit, waitForHydration } from './harness';

const names = () => service.received.map(({ name }) => name);

/** The texts of the button, the status and a field. */
const formState = (page: Visit, field: string) =>
  page.evaluate((selector) => {
    const input = document.querySelector(selector) as HTMLInputElement;
    return {
      button: input.form?.querySelector('button')?.textContent,
      status: input.form?.querySelector('[role=status]')?.textContent,
      text: input.value,
    };
  }, field);

const waitForStatus = (page: Visit, status: string) =>
  waitFor(
    async () => (await formState(page, SELECTORS.name)).status === status,
    `the form shows “${status}”`,
  );

/** Waits for the service's page. Until it is there, the tab cannot be asked for problems. */
const waitForAnswer = (page: Visit) => {
  const read = () => page.evaluate(() => document.body.textContent).catch(() => undefined);
  return waitFor(async () => (await read()) === 'Received', 'the page of the service is shown');
};

inEachEngine((visit) => {
  test('a double click sends a message once and unchanged; the button says that it is being sent, and then the form is cleared', async () => {
    service.reply = 'silence';
    const page = await visit('/', { site: service.url });
    const text = `👩🏽\u200d🔬 שלום مرحبا <b>%s</b> ${'x'.repeat(100_000)}`;
    await page.evaluate(setValue, SELECTORS.message, text);
    await typeInto(page, SELECTORS.email, 'ada@example.org');
    await typeInto(page, SELECTORS.name, 'Ada');
    for (let i = 0; i < 2; i++) await page.click(SELECTORS.send);
    await waitFor(() => service.received.length > 0);
    const { button, status } = await formState(page, SELECTORS.name);
    expect({ button, status }).toEqual({ button: SERVICE.sending, status: '' });
    service.answer();
    await waitForStatus(page, SERVICE.sent);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({
      access_key: ACCESS_KEY,
      name: 'Ada',
      email: 'ada@example.org',
      message: text,
      phone: '',
      budget: '',
    });
    expect((await formState(page, SELECTORS.message)).text).toBe('');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
  });

  test('after an error, a redirect, no answer or no connection, the text stays, and the next try is sent', async () => {
    const page = await visit('/', { site: service.url });
    await page.evaluate(holdTimeLimits);
    await typeInto(page, SELECTORS.name, 'Ada');
    const replies: Reply[] = [500, 302, 'silence', 'hang up'];
    for (const [tries, reply] of replies.entries()) {
      service.reply = reply;
      await page.click(SELECTORS.send);
      await waitFor(() => service.received.length > tries, `the try after ${tries} others arrives`);
      if (reply === 'silence') await page.evaluate(() => dispatchEvent(new Event('timelimit')));
      await waitForStatus(page, SERVICE.failed);
      expect({ reply, ...(await formState(page, SELECTORS.name)) }).toMatchObject({ text: 'Ada' });
      expect({ reply, problems: await page.evaluate(takeProblems) }).toEqual({
        reply,
        problems: [expect.stringContaining('The contact form could not be sent to /contact.')],
      });
    }
    service.reply = 200;
    await page.click(SELECTORS.send);
    await waitForStatus(page, SERVICE.sent);
    expect(names()).toEqual([...replies.map(() => 'Ada'), 'Ada']);
  });

  test('without JavaScript, the browser itself sends the form, once', async () => {
    const page = await visit('/', { site: service.url, scripting: false });
    await typeInto(page, SELECTORS.name, 'Ada');
    await page.press('Enter');
    await waitFor(() => service.received.length > 0);
    expect(service.received).toMatchObject([{ name: 'Ada', email: '', message: '' }]);
    await waitForAnswer(page);
  });

  test('if the app is broken, the browser itself sends what the form holds by then, once, with the latest button', async () => {
    const page = await visit('/', { site: service.url, hold: APP_URL });
    // The app throws while it loads, because it cannot set this.
    await page.evaluate(() => {
      Object.defineProperty(window, 'app', { value: undefined });
    });
    await page.evaluate(changeFields);
    await typeInto(page, SELECTORS.name, 'Ad');
    await page.press('Enter');
    await page.type('a');
    await page.click(SELECTORS.send);
    await typeInto(page, SELECTORS.name, ' Lovelace');
    page.release();
    await waitFor(() => service.received.length > 0, 'the browser sends the form');
    const sent = {
      name: 'Ada Lovelace',
      email: '',
      message: '',
      method: 'by post',
      intent: 'quote',
    };
    expect(service.received).toMatchObject([sent]);
    await waitForAnswer(page);
  });

  test.each([
    ['translated', translate],
    ['of another build', changeForm],
  ] as const)(
    'however often a form is submitted before React mounts on a page that is %s, one message is sent',
    async (_, change) => {
      const page = await visit('/', { site: service.url, hold: APP_URL });
      await typeInto(page, SELECTORS.name, 'Ada');
      for (let i = 0; i < 2; i++) await page.click(SELECTORS.send);
      await typeInto(page, SELECTORS.name, 'Lovelace');
      await page.click(SELECTORS.send);
      await page.evaluate(change);
      page.release();
      await waitForHydration(page);
      await waitForStatus(page, SERVICE.sent);
      await page.evaluate(nextPaint);
      expect(names()).toEqual(['AdaLovelace']);
    },
  );

  test('after leaving the page while a message is being sent, the text is there on the way back, and can be sent', async () => {
    service.reply = 'silence';
    const page = await visit('/', { site: service.url });
    await page.evaluate(holdTimeLimits);
    await typeInto(page, SELECTORS.name, 'Ada');
    const { button } = await formState(page, SELECTORS.name);
    await page.click(SELECTORS.send);
    await waitFor(() => service.received.length === 1);
    await page.goto(`${page.site}/about`);
    await page.evaluate(() => {
      setTimeout(() => history.back()); // after this call, which a navigation would interrupt
    });
    await waitFor(async () => {
      // A browser that has kept the page may still be sending, until the time limit.
      await page.evaluate(() => dispatchEvent(new Event('timelimit'))).catch(() => {});
      const state = await formState(page, SELECTORS.name).catch(() => undefined);
      return state?.text === 'Ada' && state.button === button;
    }, `the page shows what was typed, and “${button}”`);
    await page.evaluate(takeProblems); // a browser that has kept the page reports the aborted request
    service.reply = 200;
    await page.click(SELECTORS.send);
    await waitForStatus(page, SERVICE.sent);
    expect(names()).toEqual(['Ada', 'Ada']);
  });
});

/** Runs in the page, because typing a long text key by key takes minutes. */
function setValue(selector: string, text: string): void {
  (document.querySelector(selector) as HTMLTextAreaElement).value = text;
}

/** Runs in the page: time limits end when the test says so, because a busy machine needs more time than others. */
function holdTimeLimits(): void {
  AbortSignal.timeout = () => {
    const limit = new AbortController();
    addEventListener('timelimit', () => limit.abort());
    return limit.signal;
  };
}

/** Runs in the page: adds what only the document of another build has. */
function changeForm(): void {
  document.querySelector('#contact-form label')?.before(document.createElement('p'));
}

/** Runs in the page: gives the button a value, and adds a field whose name is also a property of forms. */
function changeFields(): void {
  const button = document.querySelector('#contact-form button');
  Object.assign(button as Element, { name: 'intent', value: 'quote' });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'method', value: 'by post' });
  button?.before(field);
}

/** Runs in the page: returns the problems so far, which then no longer make the test fail. */
function takeProblems(): string[] {
  return window.problems?.splice(0) ?? [];
}
