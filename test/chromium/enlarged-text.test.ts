/* On phones, readers who have enlarged the text of their browser. */
import { nextPaint } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import { setFontSize, visit } from './harness';

test.each(pagePaths)('on %s, enlarged text breaks no word in its middle', async (path) => {
  const { page } = await visit(path);
  const found = new Map<string, string>(); // each word once, where it was last found
  for (const fontSize of [20, 24, 32]) {
    await setFontSize(page, fontSize);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(nextPaint);
      for (const word of await page.evaluate(brokenWords))
        found.set(word, `in a window of ${width} px, with a font size of ${fontSize} px`);
    }
  }
  expectNoProblems(
    Array.from(found, ([word, where]) => `“${word}” ${where}`),
    'give these words a wider column in narrow windows, as CoreServices does',
  );
});

/** Runs in the page: words that are on two lines, although the window has room for them on one. They may break after a hyphen or a slash. */
function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(
      /(?<!\S)[\p{L}\p{M}’']+(?![^\s,;.!?)»”-])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()];
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      const isBroken = lines.some(({ top }) => top > Number(lines[0]?.bottom));
      if (isBroken && width < 0.8 * innerWidth) found.push(word); // a fifth is for margins
    }
  }
  return found;
}
