/* Whatever fails to arrive: every word can be read, and the form does no harm. */
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { notFound } from '../../src/content/pages';
import { expectDelivered } from '../support/deliveries';
import { isInWebFont } from '../support/inPage';
import { paths } from '../support/paths';
import { unseen } from '../support/reading';
import { contactForm, hydrated, visit } from './harness';

type Case = { scripts: 'run' | 'are off' | 'break'; styles: boolean; media: boolean };

const cases: Case[] = (['run', 'are off', 'break'] as const).flatMap((scripts) =>
  [true, false].flatMap((styles) => [true, false].map((media) => ({ scripts, styles, media }))),
);

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const FIELDS = ['name', 'email', 'message'] as const;

const FAILED = [
  /^failed: .*\.(js|svg|woff2|png)/,
  /^console\.error: Failed to load resource: net::/,
];

async function withhold(page: Page, { scripts, styles, media }: Case): Promise<void> {
  if (scripts === 'break') await page.route(/\.js/, (route) => route.abort());
  if (!media) await page.route(/\.(svg|png|woff2)/, (route) => route.abort());
  if (styles) return;
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
    await route.fulfill({ response, body: html });
  });
}

test.each(cases)('scripts $scripts, styles: $styles, pictures and font: $media', async (given) => {
  const isWhole = given.scripts !== 'break' && given.media;
  const { page } = await visit('/', {
    javaScriptEnabled: given.scripts !== 'are off',
    bypassCSP: given.scripts === 'are off', // the form is harmless by itself, not by the policy
    expects: isWhole ? [] : FAILED,
    prepare: (page) => withhold(page, given),
  });

  expect(await page.evaluate(() => document.styleSheets.length > 0)).toBe(given.styles);
  expect(await page.evaluate(isInWebFont)).toBe(given.styles && given.media);
  expect(await page.evaluate(unseen)).toEqual([]);
  // Without styles the links of the header stand behind their button at any width.
  const menu = page.getByRole('navigation').getByRole('button');
  if (await menu.isVisible()) await menu.click();
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  const whole = await (await visit('/')).page.locator('body').innerText();
  for (const line of whole.split(/\s*\n\s*/)) expect(text).toContain(line);
  await page.keyboard.press('Escape');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = page.url();
  const form = contactForm(page);
  for (const field of FIELDS) await form[field].fill(ADA[field]);
  await form.send.click();
  await page.getByRole('button', { name: home.hero.action, exact: true }).click();
  if (given.scripts === 'run') await hydrated(page);

  expect(page.url()).toBe(address);
  for (const field of FIELDS) expect(await form[field].inputValue()).toBe(ADA[field]);
  expect(requests.filter((url) => !/\.(js|svg|png|woff2)/.test(url))).toEqual([]);
  expect(await page.evaluate(unseen)).toEqual([]);
  if (given.scripts === 'run') await expectDelivered(page, ADA);
});

test.each(paths.slice(1))('%s can be read with nothing but its HTML', async (path) => {
  const { page } = await visit(path, {
    javaScriptEnabled: false,
    expects: FAILED,
    prepare: (page) => page.route(/\.(svg|png|woff2|js)/, (route) => route.abort()),
  });
  expect(await page.evaluate(unseen)).toEqual([]);
  expect(await page.locator('body').allInnerTexts()).toEqual([notFound.heading]);
});
