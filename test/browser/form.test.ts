/* What the contact form delivers: whatever is typed, however often it is sent. */
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { painted } from '../support/inPage';
import { contactForm, hydrated, visit } from './harness';

/** Runs in the page after all that the tests do there: keeps what reaches the console, call by call. */
function recordLines(): void {
  const lines: unknown[][] = [];
  Object.assign(window, { lines });
  console.log = (...args: unknown[]) => lines.push(args);
}

/** Runs in the page: submits the form between any two tasks of the browser, each time with the next number. */
function submitAllTheTime(): void {
  const { port1, port2 } = new MessageChannel();
  const end = performance.now() + 1_000;
  let submits = 0;
  port1.onmessage = () => {
    const name = document.querySelector<HTMLInputElement>(
      'form[id]:has([name=message]) [name=name]',
    );
    if (name) {
      name.value = String(submits);
      name.form?.requestSubmit();
      submits += 1;
    }
    const isOver = performance.now() > end && performance.getEntriesByName('mounted').length > 0;
    if (!isOver) port2.postMessage('');
    else document.documentElement.dataset.submits = String(submits);
  };
  port2.postMessage('');
}

/** Runs in the page: submits the form so many times in one go, each with a number of its own. */
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
test('each submit, at whatever moment of taking over, is one line in the console, and nothing else', async () => {
  const requests: string[] = [];
  const { page } = await visit('/', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.addInitScript(recordLines);
      await page.addInitScript(submitAllTheTime);
    },
  });
  const before = await page.evaluate(shown);
  const counted = await page.waitForFunction(() => document.documentElement.dataset.submits);
  const early = Array.from({ length: Number(await counted.jsonValue()) }, (_, i) => [
    { name: `${i}`, email: '', message: '' },
  ]);
  await hydrated(page);
  await contactForm(page).email.fill('ada@example.com');
  await contactForm(page).message.fill('Hello');
  await page.evaluate(burst, 1000);
  const late = Array.from({ length: 1000 }, (_, i) => [
    { name: `${i}`, email: 'ada@example.com', message: 'Hello' },
  ]);
  await page.evaluate(painted);
  const lines = await page.evaluate(() => (window as unknown as { lines: unknown[] }).lines);
  expect(lines).toEqual([...early, ...late]);
  expect(await deliveriesIn(page)).toEqual([]); // which nothing but a service would add to
  expect(await page.evaluate(shown)).toEqual(before);
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
