/* What the contact form delivers, however often it is submitted. */
import { deliveriesIn } from '../support/deliveries';
import { painted } from '../support/inPage';
import { contactForm, visit } from './harness';

/** Runs in the page: submits the form in task after task for a second, each time with the next number. */
function sendAllTheTime(): void {
  const lines: unknown[][] = [];
  console.log = (...args) => lines.push(args);
  Object.assign(window, { lines });
  const { port1, port2 } = new MessageChannel();
  let sent = 0;
  port1.onmessage = () => {
    const name = document.querySelector<HTMLInputElement>('form[id] [name=name]');
    if (name) {
      name.value = String(sent++);
      name.form?.requestSubmit();
    }
    const isMounted = performance.getEntriesByName('mounted').length > 0;
    if (!isMounted || performance.now() < 1_000) port2.postMessage('');
    else document.documentElement.dataset.sent = String(sent);
  };
  port2.postMessage('');
}

/* The specified behaviour. To connect the form to a service, see docs/form-service.md. */
test('each submit, before, during or after hydration, logs one line and does nothing else', async () => {
  const requests: string[] = [];
  const { page } = await visit('/', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.addInitScript(sendAllTheTime);
    },
  });
  const shown = () => page.evaluate(() => [document.body.innerText, history.length]);
  const before = await shown();
  const sent = await page.waitForFunction(() => document.documentElement.dataset.sent);
  await contactForm(page).message.fill('Hello');
  await contactForm(page).send.click();
  await page.evaluate(painted);
  const count = Number(await sent.jsonValue());
  const names = Array.from({ length: count }, (_, i) => `${i}`);
  const messages = names.map((name) => [{ name, email: '', message: '' }]);
  const last = [{ name: `${count - 1}`, email: '', message: 'Hello' }];
  const lines = await page.evaluate(() => (window as unknown as { lines: unknown }).lines);
  expect(lines).toEqual([...messages, last]);
  expect(await deliveriesIn(page)).toEqual([]); // only a service would add to these
  expect(await shown()).toEqual(before);
  const asked = requests.filter((path) => !/^\/(images|fonts|favicon)/.test(path));
  expect(asked).toEqual(['/', '/assets/app.js']);
});
