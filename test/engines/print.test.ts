/* How the page breaks on paper. */
import { inEachEngine, type Visit } from './harness';
import { canReadPdf, type Word, wordsOf } from './harness/pdf';

const printing = canReadPdf || process.env.CI === 'true' ? test : test.skip;
const remark = canReadPdf ? '' : ' (left out: this machine lacks poppler-utils)';

inEachEngine((visit) => {
  printing(`no heading is parted from what it heads${remark}`, async () => {
    const page = await visit('/');
    const words = wordsOf(await page.print());
    const parted = (await page.evaluate(headings)).filter(
      ({ heading, next }) => !areTogether(words, heading, next),
    );
    expect(parted).toEqual([]);
  });

  printing(`figures stand on one line${remark}`, async () => {
    const words = wordsOf(await (await visit('/')).print()).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['4.8t', '24', '86', '12tb']));
  });
});

/** Runs in the page: each heading under the first, and the first words of what follows it. */
function headings(): { heading: string; next: string }[] {
  return [...document.querySelectorAll('h2, h3')].map((element) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    texts.currentNode = element;
    let next = texts.nextNode();
    while (next && element.contains(next)) next = texts.nextNode();
    return { heading: element.textContent ?? '', next: next?.textContent ?? '' };
  });
}

/** Whether a text's last words stand right before another's first, on one page. */
function areTogether(words: readonly Word[], heading: string, next: string): boolean {
  const ends = places(words, heading);
  return places(words, next).some((start) =>
    ends.some((end) => end.page === start.page && end.y <= start.y + 1),
  );
}

/** The places where a text's first words stand. */
function places(words: readonly Word[], text: string): Word[] {
  const wanted = text.split(/\s+/).filter(Boolean).slice(0, 3);
  return words.filter((_, i) => wanted.every((word, j) => words[i + j]?.text === word));
}
