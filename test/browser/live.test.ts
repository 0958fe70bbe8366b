/* A page that is live in src/content/pages.json, and changed by a translator. Else, see everyEngine.ts. */
import { describeLoggedForm, LINE, openLive, readFocus, readForm } from './harness/form';
import { goTo, isMounted, translate } from './harness/inPage';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { startBrowser, waitForApp } from './harness/visit';

describeLoggedForm('the form of a live page', () => {
  const visit = startBrowser(chromium);

  test('stays without React where a translator has changed the page, which follows the path', async () => {
    const { page, typed, focus } = await openLive(visit);
    await page.evaluate(translate);
    page.site.release();
    await waitForApp(page);
    expect(await page.evaluate(isMounted)).toBe(false);
    expect(await readForm(page)).toEqual(typed);
    expect(await page.evaluate(readFocus)).toEqual(focus);
    const hasForm = (line: string) => document.querySelector(line) !== null;
    await page.evaluate(goTo, '/about');
    await waitFor('the form is gone', async () => !(await page.evaluate(hasForm, LINE)));
    await page.evaluate(() => history.back());
    await waitFor('the form is there', () => page.evaluate(hasForm, LINE));
  });
});
