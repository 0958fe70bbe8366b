/* What goes wrong on React's way. That nothing typed is lost, test/engines/form-hydration asks. */
import { expectDelivered } from '../support/deliveries';
import { waitFor } from '../support/waitFor';
import { contactForm, visit } from './harness';

const APP = '**/assets/app.js*';
const empty = { name: '', email: '', message: '' };

test('a field that gets the focus has the app on its way, once, and sending fetches nothing more', async () => {
  const { page, scripts } = await visit('/');
  const { name, send } = contactForm(page);
  expect(scripts).toEqual([]);
  await name.focus();
  await page.keyboard.type('a'.repeat(50), { delay: 10 });
  expect(scripts).toHaveLength(1);
  await send.click();
  await expectDelivered(page, { ...empty, name: 'a'.repeat(50) });
  expect(scripts).toHaveLength(1);
});

test.each([
  ['as it mounts', /document\.title=/], // in an effect
  ['as it arrives', /$/],
])(
  'a fault in the app %s is told of once and costs nothing; a later submit tries again',
  async (when, place) => {
    const reports: string[] = [];
    const { page, scripts } = await visit('/', {
      expects: [/^page error: Error: broken/],
      prepare: async (page) => {
        page.on('pageerror', ({ message }) => reports.push(message));
        await page.route(APP, async (route) => {
          const response = await route.fetch();
          const fault = ';(()=>{if(!window.isMended)throw Error("broken")})();';
          const app = await response.text();
          expect(app).toMatch(place);
          await route.fulfill({ response, body: app.replace(place, `${fault}$&`) });
        });
      },
    });
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => reports.length > 0);
    await page.waitForTimeout(2_500); // a missing app would be asked for again after two seconds
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await name.fill('Ada L');
    await send.click();
    const sent = ['Ada', 'Ada L'].map((name) => ({ ...empty, name }));
    // Browsers keep in mind that a script has thrown.
    await expectDelivered(page, ...(when === 'as it mounts' ? sent : []));
    expect(reports).toEqual(['broken']);
    expect(scripts).toHaveLength(1);
  },
);
