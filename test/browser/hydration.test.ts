import { isTakenOver } from '../support/inPage';
import { paths } from '../support/paths';
import { hydrate, visit } from './harness';

/** Runs in the page: all of its markup, tag by tag, but for styles: their text becomes rules that no markup shows. */
function markup(): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style')) {
    style.replaceWith(document.createElement('style'));
  }
  return copy.outerHTML.split(/(?=<)/);
}

test.each(paths)(
  '%s fetches React only when it is needed, and keeps every element and word',
  async (path) => {
    const { page, scripts } = await visit(path);
    expect(await page.evaluate(isTakenOver)).toBe(false);
    expect(scripts).toEqual([]);
    const before = await page.evaluate(markup);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await hydrate(page);
    expect(scripts).toHaveLength(1);
    expect(await page.evaluate(markup)).toEqual(before);
    // The same node, not one that React put in its place.
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  },
);
