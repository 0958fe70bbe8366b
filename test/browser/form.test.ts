/* What the contact form delivers: whatever is typed, however often it is sent. */
import { expectDelivered } from '../support/deliveries';
import { painted } from '../support/inPage';
import { contactForm, hydrated, visit } from './harness';

/** Runs in the page after all that the tests do there: keeps what reaches the console, call by call. */
function recordLines(): void {
  const lines: unknown[][] = [];
  Object.assign(window, { lines });
  console.log = (...args: unknown[]) => lines.push(args);
}

/** Runs in the page: submits the form so many times, each with a number of its own. */
function burst(times: number): void {
  const form = document.querySelector('textarea')?.form as HTMLFormElement;
  const name = form.elements.namedItem('name') as HTMLInputElement;
  for (let i = 0; i < times; i++) {
    name.value = String(i);
    form.requestSubmit();
  }
}

/** Runs in the page: all that it shows, and how long its history is. */
const shown = () => [document.body.innerText, history.length];

/* The specification of the form: what an owner changes who connects it to a service, see docs/form-service.md. */
test('each submit is one line in the console, before React and after, and nothing else', async () => {
  const { page } = await visit('/', { prepare: (page) => page.addInitScript(recordLines) });
  const before = await page.evaluate(shown);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await contactForm(page).email.fill('ada@example.com');
  await contactForm(page).message.fill('Hello');
  await page.evaluate(burst, 1000);
  await hydrated(page);
  await page.evaluate(burst, 1000);
  await page.evaluate(painted);
  const numbers = [...Array(1000).keys(), ...Array(1000).keys()];
  expect(await page.evaluate(() => (window as unknown as { lines: unknown[] }).lines)).toEqual(
    numbers.map((i) => [{ name: `${i}`, email: 'ada@example.com', message: 'Hello' }]),
  );
  expect(await page.evaluate(shown)).toEqual(before);
  const asked = requests.filter((url) => !url.includes('/images/'));
  expect(asked).toEqual([expect.stringMatching(/\/assets\/app\.js$/)]);
});

test('a submit at any moment while React takes over is delivered exactly once', async () => {
  const { page } = await visit('/', { prepare: (page) => page.addInitScript(submitAllTheTime) });
  await page.waitForFunction(() => Number(window.deliveries?.length) > 10);
  await page.evaluate(painted);
  const { submits, deliveries } = await page.evaluate(() => ({
    submits: document.documentElement.dataset.submits,
    deliveries: String(window.deliveries?.length),
  }));
  expect(deliveries).toBe(submits);
});

/** Runs in the page: submits the form between any two tasks of the browser, and counts. */
function submitAllTheTime(): void {
  const { port1, port2 } = new MessageChannel();
  const end = performance.now() + 1_000;
  let submits = 0;
  port1.onmessage = () => {
    const form = document.querySelector<HTMLFormElement>('form:has([name=message])');
    if (form) {
      form.requestSubmit();
      submits += 1;
      document.documentElement.dataset.submits = String(submits);
    }
    if (performance.now() < end) port2.postMessage('');
  };
  port2.postMessage('');
}

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
