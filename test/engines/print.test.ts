/* How the page breaks on paper. */
import { home } from '../../src/content/home';
import { withArial, withoutWebFont } from '../support/fonts';
import { describeWith } from '../support/machine';
import { inEachEngine } from './harness';
import { canReadPdf, type Word, wordsOf } from './harness/pdf';

// Firefox prints a variable font as shapes, in which nobody finds a letter: the stand-in is as long and as high.
const rewrite = (html: string) => withArial(withoutWebFont(html));

describeWith(canReadPdf ? undefined : 'poppler-utils', 'what is printed', () => {
  inEachEngine((visit) => {
    test('parts no heading from what it heads, and has figures on one line', async () => {
      const page = await visit('/', { rewrite });
      const words = wordsOf(await page.print());
      const found = await page.evaluate(headings);
      expect(found.length).toBeGreaterThan(20);
      expect(found.filter(({ heading, following }) => !isKept(words, heading, following))).toEqual(
        [],
      );
      const values = home.statistics.figures.map(({ value }) => value);
      expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(values));
    });
  });
});

/** Runs in the page: each heading under the first, and the texts that follow it. */
function headings(): { heading: string; following: string[] }[] {
  return [...document.querySelectorAll('h2, h3')].map((element) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    walker.currentNode = element;
    const following: string[] = [];
    while (following.length < 5 && walker.nextNode()) {
      const { currentNode } = walker;
      if (!element.contains(currentNode)) following.push(currentNode.textContent ?? '');
    }
    return { heading: element.textContent ?? '', following };
  });
}

/** Whether a heading stands on the page, and above or beside, of the first text after it that is printed at all. */
function isKept(words: readonly Word[], heading: string, following: readonly string[]): boolean {
  const next = following.map((text) => places(words, text)).find(({ length }) => length > 0) ?? [];
  return places(words, heading).some((place) =>
    next.some(({ page, y }) => page === place.page && y >= place.y - 1),
  );
}

/** The places where a text's first words stand. */
function places(words: readonly Word[], text: string): Word[] {
  const wanted = text.split(/\s+/).filter(Boolean).slice(0, 3);
  return words.filter((_, i) => wanted.every((word, j) => words[i + j]?.text === word));
}
