/* What is to be seen stays as React takes over, and where builds have met, it is the app's. */
import { isTakenOver } from '../support/inPage';
import { paths } from '../support/paths';
import { directory, hydrate, otherDirectory, visit, visitBetween } from './harness';

/** Runs in the page: every element and word, tag by tag, but for styled-components' own element. */
function markup(): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  copy.querySelector('style[data-styled]')?.remove();
  return copy.outerHTML.split(/(?=<)/);
}

/** Runs in the page: of every element, and of what styles put before and behind it, where it stands and how it looks. */
function look(): string[] {
  const properties =
    'display visibility opacity position inset z-index transform padding margin gap grid-row ' +
    'grid-column flex align-items justify-content max-width overflow color background-color border ' +
    'border-radius outline fill font letter-spacing word-spacing text-align text-decoration ' +
    'white-space hyphens overflow-wrap cursor color-scheme';
  // A <use> has no place before its file has arrived.
  return [...document.querySelectorAll('html, body, #root :not(use)')].flatMap((element, i) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const values = properties.split(' ').map((name) => `${name} ${style.getPropertyValue(name)}`);
      const name = `${i} ${element.localName}${part}`;
      return [`box ${[x, y, width, height]}`, ...values].map((value) => `${name}: ${value}`);
    });
  });
}

/** What the first list has, and the second has not. */
const lost = (before: string[], after: string[]) => {
  const left = new Set(after);
  return before.filter((line) => !left.has(line)).slice(0, 20);
};

test.each(paths)('React changes no element, word, place or look of %s', async (path) => {
  const { page, scripts } = await visit(path);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  expect(scripts).toEqual([]);
  const tags = await page.evaluate(markup);
  const looks = await page.evaluate(look);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('*')]);
  await hydrate(page);
  expect(scripts).toHaveLength(1);
  expect(await page.evaluate(markup)).toEqual(tags);
  expect(lost(looks, await page.evaluate(look))).toEqual([]);
  // The same nodes, not others that React has put in their place.
  const replaced = await elements.evaluate((all) =>
    all.filter((element) => !element.isConnected && !element.matches('style')).map(String),
  );
  expect(replaced).toEqual([]);
});

// The markup of the two builds differs, so React renders all of it anew.
test.each([
  ['an old document', otherDirectory, directory],
  ['a new document', directory, otherDirectory],
])(
  '%s looks entirely as the app of another build has it, once that has mounted',
  async (_, documents, rest) => {
    const { page } = await visitBetween(documents, rest);
    const own = await (await visitBetween(rest, rest)).page.evaluate(look);
    expect(lost(own, await page.evaluate(look))).not.toEqual([]);
    await hydrate(page);
    expect(lost(own, await page.evaluate(look))).toEqual([]);
  },
);
