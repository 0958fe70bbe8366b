/* Errors while the app loads or mounts. test/engines/form-hydration.test.ts checks that no typed text is lost. */
import { APP } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { waitFor } from '../support/waitFor';
import { contactForm, modifyResponse, visit } from './harness';

const empty = { name: '', email: '', message: '' };

test.each([
  ['while loading', /^/, ';'],
  ['while mounting', /document\.title=/, ','], // in an effect; minifying joins its statements with commas
])(
  'if the app throws %s, the page stays as it is; once a deployment has fixed it, every message arrives without a reload',
  async (_, place, end) => {
    const reports: string[] = [];
    let isFixed = false;
    const { page } = await visit('/', {
      expects: [/^page error: Error: broken/],
      prepare: async (page) => {
        page.on('pageerror', ({ message }) => reports.push(message));
        await modifyResponse(page, APP, (app) => {
          expect(app).toMatch(place);
          const problem = `(()=>{throw Error("broken")})()${end}`;
          return isFixed ? app : app.replace(place, `${problem}$&`);
        });
      },
    });
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => reports.length > 0);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    isFixed = true;
    await expectDelivered(page, { ...empty, name: 'Ada' });
    await name.fill('Ada L');
    await send.click();
    await expectDelivered(page, ...['Ada', 'Ada L'].map((name) => ({ ...empty, name })));
    expect(reports).toEqual(['broken']);
  },
);
