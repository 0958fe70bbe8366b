/* How the page breaks on paper. */
import { execFileSync } from 'node:child_process';
import { withFace, withoutWebFont } from '../support/fonts';
import { describeWith, findCommand } from '../support/machine';
import { inEachEngine } from './harness';

// Firefox prints a variable font as shapes, in which nobody finds a letter: the stand-in is as long and as high.
const rewrite = (html: string) => withFace('Arial', withoutWebFont(html));

describeWith(findCommand('pdftotext') ? undefined : 'poppler-utils', 'what is printed', () => {
  inEachEngine((visit) => {
    test('parts no heading from what it heads, and has figures on one line', async () => {
      const page = await visit('/', { rewrite });
      const pages = pagesOf(await page.print());
      const found = await page.evaluate(headings);
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter(({ heading, following }) => !isKept(pages, heading, following))).toEqual(
        [],
      );
      const figures = await page.evaluate(() =>
        [...document.querySelectorAll('dd')].map(({ innerText }) => innerText),
      );
      expect(figures.filter((value) => !pages.join().includes(` ${value} `))).toEqual([]);
    });
  });
});

/** The words on each page of a PDF, in the order in which they stand, as Poppler reads them. */
const pagesOf = (pdf: Buffer): string[] =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
    .split('\f')
    .map((page) => page.replace(/\s+/g, ' '));

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

/** Whether a heading stands on a page, and before the first text after it that is printed at all. */
function isKept(pages: readonly string[], heading: string, following: readonly string[]): boolean {
  const next = following.find((text) => pages.some((page) => page.includes(text))) ?? '';
  return pages.some((page) => page.split(next).slice(0, -1).join().includes(heading));
}
