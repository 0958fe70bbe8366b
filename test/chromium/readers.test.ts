/* Programs that read a page without a browser find what visitors see: the same words, in order, and apart. */
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import { site, visit } from './harness';

test.each(pagePaths)('%s has all its words in the text of its HTML, apart', async (path) => {
  const { page } = await visit(path);
  const { body } = await parse(path);
  expectNoProblems(
    linesMissingIn(body.textContent, await page.evaluate(readLines, 'body')),
    'these words are missing, or touch their neighbours: see forReaders in build/document.tsx',
  );
});

test('reader mode keeps the headings and words of Home, except its forms', async () => {
  const { page } = await visit('/');
  const reader = new Readability<Node>(await parse('/'), { serializer: (node) => node });
  const article = reader.parse()?.content as Element;
  const headings = [...article.querySelectorAll('h1, h2, h3')].map((own) => own.textContent);
  expect(headings).toEqual(await page.locator('main :is(h1, h2, h3)').allTextContents());
  await page.evaluate(removeForms);
  expectNoProblems(
    linesMissingIn(article.textContent, await page.evaluate(readLines, 'main')),
    'reader modes leave out what has few words and many links, or an id such as "share" or "promo"',
  );
});

/** Reads a page as a plain parser does. */
const parse = async (path: string) =>
  new JSDOM(await (await fetch(site + path)).text(), { url: site + path }).window.document;

/** Runs in a page. */
function removeForms(): void {
  for (const form of [...document.forms]) form.remove();
}

/** Runs in a page: the lines of its text. */
function readLines(selector: string): string[] {
  return document.querySelector<HTMLElement>(selector)?.innerText.split('\n') ?? [];
}

/** The lines that a text does not have as words of their own, in this order. */
function linesMissingIn(text: string | null, lines: string[]): string[] {
  const words = (part: string) => ` ${part.trim().replace(/\s+/g, ' ')} `;
  const all = words(String(text));
  let end = 0;
  return lines.filter((line) => {
    if (!line.trim()) return false;
    const start = all.indexOf(words(line), end);
    if (start >= 0) end = start + words(line).length - 1;
    return start < 0;
  });
}
