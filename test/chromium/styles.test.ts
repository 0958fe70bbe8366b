/* The site's own styles: print, schemes and the type scale. The baselines also show print. */
import { tokens, typeScale } from '../../src/theme/tokens';
import { expectNoProblems } from '../support/problems';
import { visit } from './harness';

test('in print, no page break divides a card, a statistic or a field, or follows a heading', async () => {
  const { page } = await visit('/');
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main section li, main dl > div')];
    // A list in a card is not divided either.
    const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
    const problems: string[] = [];
    for (const own of document.body.querySelectorAll('*')) {
      const { breakAfter, breakInside, display } = getComputedStyle(own);
      const note = (remedy: string) =>
        problems.push(`<${own.localName}> ${own.textContent?.slice(0, 60)}: ${remedy}`);
      const isField = own.matches('#contact-form :has(> label)');
      if ((isField || cards.includes(own)) && breakInside !== 'avoid')
        note('add break-inside: avoid');
      if (own.matches('h1, h2, h3') && breakAfter !== 'avoid') note('add break-after: avoid');
      // Only inside of blocks does every browser obey break-inside.
      const isAround =
        own.matches('div, ul, ol, dl') && cards.some((card) => own !== card && own.contains(card));
      if (isAround && display !== 'block') note('add display: block for theme.media.print');
    }
    return problems;
  });
  expectNoProblems(found);
});

test.each(['light', 'dark'] as const)(
  'a site with schemes: %s has that scheme for every visitor',
  async (schemes) => {
    jest.resetModules();
    Object.assign((await import('../../src/theme/tokens')).tokens, { schemes });
    const { DARK, media } = await import('../../src/theme/media');
    const { page } = await visit('/about', { colorScheme: schemes === 'dark' ? 'light' : 'dark' });
    // In a `media` attribute, beside another condition, and in styles.
    const queries = [DARK, `(width > 0px) and ${DARK}`, media.dark.replace('@media ', '')];
    const matches = await page.evaluate(
      (all) => all.map((query) => [query, matchMedia(query).matches]),
      queries,
    );
    expect(matches).toEqual(queries.map((query) => [query, schemes === 'dark']));
  },
);

const { xs, md, lg, xl } = typeScale;

test.each([
  [320, {}],
  [390, xs],
  [768, { ...xs, ...md }],
  [1100, { ...xs, ...md, ...lg }],
  [1440, { ...xs, ...md, ...lg, ...xl }],
])('at %i px, the font sizes are those of the type scale', async (width, larger) => {
  const { page } = await visit('/about', { viewport: { width, height: 900 } });
  const sizes = await page.evaluate((names) => {
    const style = getComputedStyle(document.body);
    return names.map((name) => [name, style.getPropertyValue(`--kr-font-${name}`)]);
  }, Object.keys(tokens.font));
  expect(Object.fromEntries(sizes)).toEqual({ ...tokens.font, ...larger });
});
