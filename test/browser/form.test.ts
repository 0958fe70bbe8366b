import type { Page } from 'playwright-core';
import { contactForm, hydrate, hydrated, type Visit, visit } from './harness';

const LOGGED = { expects: [/^console\.log: /] };

/** What was logged, once everything that was under way has been. */
async function settled({ page, logs }: Visit): Promise<unknown[]> {
  await hydrated(page);
  await page.evaluate(async () => {
    // What is logged twice has its turn, too.
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
  });
  const calls = await logs();
  expect(calls.every((call) => call.length === 1)).toBe(true);
  return calls.map(([only]) => only);
}

const send = (page: Page) => contactForm(page).send.click();

/* A field takes what is typed as it is, but for line breaks, which one-line fields strip. */
const hostile = {
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;&lt;',
  quotes: `"' \\" \\' \` \${name} %s %o %c`,
  emoji: '👩🏽‍🔬 🏳️‍🌈 👨‍👩‍👧‍👦 \u{1F9EE}',
  'right to left': 'שלום עולם \u202Eمرحبا\u202C بالعالم',
  'combining and invisible characters': 'Z͑ͫ̓a̴l\u200Bg\u00ADo\uFEFF e\u0301',
  'names of the language': '__proto__ constructor toString [object Object] undefined null',
};

test.each(Object.entries(hostile))('%s arrive in the console as typed, once', async (_, text) => {
  const visited = await visit('/', LOGGED);
  const { page } = visited;
  await contactForm(page).name.fill(text);
  await contactForm(page).message.fill(`${text}\n\t${text}`);
  await send(page);
  expect(await settled(visited)).toEqual([
    { name: text, email: '', message: `${text}\n\t${text}` },
  ]);
  expect(await contactForm(page).name.inputValue()).toBe(text);
});

test('a message of a megabyte arrives whole, once', async () => {
  const visited = await visit('/', LOGGED);
  const message = 'A ridge!'.repeat(2 ** 17);
  expect(message).toHaveLength(2 ** 20);
  await contactForm(visited.page).message.fill(message);
  await send(visited.page);
  const logged = await settled(visited);
  // Not toEqual on the whole: a difference would fill the screen.
  expect(logged).toHaveLength(1);
  expect((logged[0] as { message: string }).message === message).toBe(true);
});

/** Runs in the page: submits the form so many times, each with a number of its own. */
function burst(times: number): void {
  const form = document.querySelector('textarea')?.form as HTMLFormElement;
  const name = form.elements.namedItem('name') as HTMLInputElement;
  for (let i = 0; i < times; i++) {
    name.value = String(i);
    form.requestSubmit();
  }
}

test.each(['after', 'before'])(
  'a thousand submits %s React are as many lines, in order',
  async (when) => {
    const visited = await visit('/', LOGGED);
    if (when === 'after') await hydrate(visited.page);
    await visited.page.evaluate(burst, 1000);
    const logged = (await settled(visited)) as { name: string }[];
    expect(logged.map(({ name }) => Number(name))).toEqual([...Array(1000).keys()]);
  },
);
