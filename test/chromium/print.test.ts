/* Print. The baselines show it, too. */
import { layoutProblems } from '../support/inPage/layoutProblems';
import { readTexts } from '../support/inPage/page';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import { visit } from './harness';

/** The content of a page, without its form, which nobody can fill in on paper. */
const CONTENT = 'main :not(form, form *)';

test.each(pagePaths)(
  '%s is printed with all its text and nothing cut off or divided',
  async (path) => {
    // The width of A4 paper without its margins.
    const { page } = await visit(path, { viewport: { width: 718, height: 1000 } });
    const texts = await page.evaluate(readTexts, CONTENT);
    await page.emulateMedia({ media: 'print' });
    const printed = new Set(await page.evaluate(readTexts, CONTENT));
    const missing = texts.filter((text) => !printed.has(text));
    expectNoProblems(
      [
        ...missing.map((text) => `not printed: ${text}`),
        ...(await page.evaluate(layoutProblems)),
        ...(await page.evaluate(dividedParts)),
        ...(await page.evaluate(gradients)),
      ],
      'see theme.media.print in its component and in GlobalStyle.ts',
    );
  },
);

/** Runs in the page: what a page break may divide, and should not. */
function dividedParts(): string[] {
  const all = [...document.querySelectorAll('main section li, main dl > div')];
  // A list in a card is not divided either.
  const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
  const problems: string[] = [];
  for (const own of document.body.querySelectorAll('*')) {
    const { breakAfter, breakInside, display } = getComputedStyle(own);
    const note = (remedy: string) =>
      problems.push(`<${own.localName}> “${own.textContent?.slice(0, 60)}”: ${remedy}`);
    if (cards.includes(own) && breakInside !== 'avoid') note('add break-inside: avoid');
    if (own.matches('h1, h2, h3') && breakAfter !== 'avoid') note('add break-after: avoid');
    // Only inside of blocks does every browser obey break-inside.
    const isAround =
      own.matches('div, ul, ol, dl') && cards.some((card) => own !== card && own.contains(card));
    if (isAround && display !== 'block') note('add display: block for theme.media.print');
  }
  return problems;
}

/** Runs in the page: gradients behind text, which print a line through it where their colours meet. */
function gradients(): string[] {
  return [...document.querySelectorAll('main :not(img)')]
    .filter((own) => own.textContent && getComputedStyle(own).backgroundImage.includes('gradient'))
    .map((own) => `<${own.localName}> has a gradient: add background: none for theme.media.print`);
}
