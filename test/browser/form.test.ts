/* What the contact form delivers: whatever is typed, however often it is sent. */
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { painted } from '../support/inPage';
import { contactForm, visit } from './harness';

declare global {
  interface Window {
    /** What has reached the console, call by call. */
    lines: unknown[][];
    /** How often the form was sent. */
    submits: number;
  }
}

/**
 * Runs in the page after all that the tests do there: notes each line in the console, and submits the form between any
 * two tasks of the browser, each time with the next number, until React has mounted and a second is over.
 */
function submitAllTheTime(): void {
  const lines: unknown[][] = [];
  Object.assign(window, { lines, submits: 0 });
  console.log = (...args: unknown[]) => lines.push(args);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const form = document.querySelector<HTMLFormElement>('form[id]:has([name=message])');
    const name = form?.elements.namedItem('name') as HTMLInputElement | null | undefined;
    if (name) {
      name.value = String(window.submits);
      form?.requestSubmit();
      window.submits += 1;
    }
    const isMounted = performance.getEntriesByName('mounted').length > 0;
    if (!isMounted || performance.now() < 1_000) port2.postMessage('');
    else document.documentElement.dataset.isOver = '';
  };
  port2.postMessage('');
}

/* The specification of the form: what an owner changes who connects it to a service, see docs/form-service.md. */
test('each submit, at whatever moment of taking over, is one line in the console, and nothing else', async () => {
  const requests: string[] = [];
  const { page } = await visit('/', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.addInitScript(submitAllTheTime);
    },
  });
  const shown = () => page.evaluate(() => [document.body.innerText, history.length]);
  const before = await shown();
  await page.waitForFunction(() => 'isOver' in document.documentElement.dataset);
  await contactForm(page).email.fill('ada@example.com');
  await contactForm(page).message.fill('Hello');
  await contactForm(page).send.click();
  await page.evaluate(painted);
  const { lines, submits } = await page.evaluate(() => ({
    lines: window.lines,
    submits: window.submits,
  }));
  expect(submits).toBeGreaterThan(10);
  const early = Array.from({ length: submits }, (_, i) => ({
    name: `${i}`,
    email: '',
    message: '',
  }));
  const last = { name: `${submits - 1}`, email: 'ada@example.com', message: 'Hello' };
  expect(lines).toEqual([...early, last].map((message) => [message]));
  expect(await deliveriesIn(page)).toEqual([]); // which nothing but a service would add to
  expect(await shown()).toEqual(before);
  expect(requests.filter((path) => !/^\/(images|fonts|favicon)/.test(path))).toEqual([
    '/',
    '/assets/app.js',
  ]);
});

test('whatever is typed is delivered as it is, up to a megabyte', async () => {
  const texts = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;&lt;',
    `"' \\" \\' \` \${name} %s %o %c __proto__ constructor [object Object] undefined null`,
    '👩🏽‍🔬 🏳️‍🌈 👨‍👩‍👧‍👦 \u{1F9EE} שלום עולם \u202Eمرحبا\u202C بالعالم',
    'Z͑ͫ̓a̴l\u200Bg\u00ADo\uFEFF e\u0301',
  ];
  const name = texts.join(' ');
  const message = texts.join('\n\t') + 'A ridge!'.repeat(2 ** 17);
  const { page } = await visit('/');
  const form = contactForm(page);
  await form.name.fill(name);
  await form.message.fill(message);
  await form.send.click();
  await expectDelivered(page, { name, email: '', message });
  expect(await form.name.inputValue()).toBe(name);
});
