/* Home in Arabic, which is written from right to left. The test replaces each text with Arabic of the same length. */
import { APP } from '../support/contact';
import { layoutProblems, scrollThrough } from '../support/inPage';
import { visit } from './harness';

const ARABIC_TEXT =
  'نحن نصمم أنظمة البيانات والتعلم الآلي ونبنيها مع فريقك ونبقى حتى تعمل في الإنتاج';

function fillWithArabic(words: string) {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.matches('style, script, dd')) continue;
    text.data = words.repeat(5).slice(0, text.data.length).trim();
  }
}

/** Elements that are not mirrored. */
function notMirrored(): string[] {
  const found: string[] = [];
  const half = innerWidth / 2;
  for (const heading of document.querySelectorAll('h1, h2')) {
    const { right } = heading.getBoundingClientRect();
    if (right < half)
      found.push(`“${heading.textContent}” starts on the left: use logical margins`);
  }
  for (const section of document.querySelectorAll('[data-numbered]')) {
    const { right } = getComputedStyle(section, '::before');
    if (Number.parseFloat(right) > half)
      found.push('the trail is on the left: use inset-inline-start');
  }
  for (const text of document.querySelectorAll('main :is(h1, h2, h3, p, dd)')) {
    const { letterSpacing } = getComputedStyle(text);
    if (!/^(normal|0px)$/.test(letterSpacing))
      found.push(`“${text.textContent}” has letter-spacing, which breaks joined letters`);
  }
  for (const figure of document.querySelectorAll('[data-on-trail] picture')) {
    if (!getComputedStyle(figure).transform.startsWith('matrix(-1'))
      found.push('a drawing on the trail is not mirrored: use mirrorInRtl of trail.ts');
  }
  return found;
}

test.each([1440, 390])(
  'at %i px nothing overlaps or leaves the window, and the trail is on the right',
  async (width) => {
    const { page } = await visit('/', {
      viewport: { width, height: 900 },
      // React would restore the text.
      prepare: (page) =>
        page.route(APP, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
      expects: [/page error/],
    });
    await page.evaluate(fillWithArabic, ARABIC_TEXT);
    await page.evaluate(scrollThrough);
    expect(await page.evaluate(layoutProblems)).toEqual([]);
    expect(await page.evaluate(notMirrored)).toEqual([]);
  },
);
