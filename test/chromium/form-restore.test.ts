/* What a visitor has typed is still there after Back. */
import { waitFor } from '../support/waitFor';
import { contactForm, setReactStart, visit } from './harness';

test.each(['form', 'idle'] as const)(
  'with reactStart %s, Back keeps the text of every field',
  async (reactStart) => {
    const { page } = await visit('/', { prepare: (page) => setReactStart(page, reactStart) });
    const fields = Object.entries(contactForm(page)).filter(([name]) => name !== 'send');
    for (const [name, field] of fields) await field.fill(`${name}@example.org`);
    const values = () => Promise.all(fields.map(([, field]) => field.inputValue()));
    const typed = await values();
    await page.goto(new URL('/about', page.url()).href);
    await page.goBack();
    await waitFor(async () => (await values()).every(Boolean)).catch(() => {});
    expect(await values()).toEqual(typed);
  },
);

test("a visitor's own words are not hyphenated", async () => {
  const { page } = await visit('/');
  for (const field of await page.locator('input, textarea, select').all())
    expect(await field.evaluate((own) => getComputedStyle(own).hyphens)).toBe('manual');
});
