/* What goes wrong on React's way. That nothing typed is lost, test/engines/arrival asks. */
import type { APIResponse } from 'playwright-core';
import { notFound } from '../../src/content/pages';
import { titleAt } from '../../src/router/pageAt';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage';
import { until } from '../support/until';
import {
  contactForm,
  directory,
  hydrated,
  otherDirectory,
  site,
  visit,
  visitBetween,
} from './harness';

const APP = '**/assets/app.js*';
/** The app with something before the place that matches. */
async function altered(response: APIResponse, place: RegExp, addition: string): Promise<string> {
  const text = await response.text();
  expect(text).toMatch(place);
  return text.replace(place, `${addition}$&`);
}
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];
const empty = { name: '', email: '', message: '' };

test('a field that gets the focus has the app on its way, once; a missing app is asked for again, and what was sent arrives', async () => {
  let isGone = true;
  const { page, scripts } = await visit('/', {
    expects: MISSING,
    prepare: (page) => page.route(APP, (route) => (isGone ? route.abort() : route.continue())),
  });
  const { name, send } = contactForm(page);
  expect(scripts).toEqual([]);
  await name.focus();
  await page.keyboard.type('a'.repeat(50), { delay: 10 });
  expect(scripts).toHaveLength(1);
  await send.click();
  await until(() => scripts.length > 1);
  isGone = false;
  await expectDelivered(page, { ...empty, name: 'a'.repeat(50) });
  expect(scripts).toHaveLength(3);
  expect(scripts[1]).not.toBe(scripts[2]); // some browsers remember that an address failed
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
          await route.fulfill({ response, body: await altered(response, place, fault) });
        });
      },
    });
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await until(() => reports.length > 0);
    await page.waitForTimeout(2_500); // a missing app would be asked for again after two seconds
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await name.fill('Ada L');
    await send.click();
    const sent = [
      { ...empty, name: 'Ada' },
      { ...empty, name: 'Ada L' },
    ];
    // Browsers keep in mind that a script has thrown.
    await expectDelivered(page, ...(when === 'as it mounts' ? sent : []));
    expect(reports).toEqual(['broken']);
    expect(scripts).toHaveLength(1);
  },
);

test.each(['/about', '/nope'])(
  'where a host answers %s with Home, it is corrected at once',
  async (address) => {
    const { page } = await visit(address, {
      prepare: (page) =>
        page.route(site + address, async (route) =>
          route.fulfill({ response: await route.fetch({ url: `${site}/` }) }),
        ),
    });
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFound.heading);
    expect(await page.title()).toBe(titleAt(address));
  },
);

test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])('where %s, nothing is lost and the pictures are there', async (_, documents, rest) => {
  const { page } = await visitBetween(documents, rest);
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await send.click();
  await name.click();
  await page.keyboard.type('a');
  await hydrated(page);
  await page.keyboard.type(' L');
  await page.keyboard.press('Enter');
  await expectDelivered(page, { ...empty, name: 'Ad' }, { ...empty, name: 'Ada L' });
  await page.evaluate(scrollThrough); // fails where a picture is missing
});
