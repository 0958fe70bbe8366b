import { isTakenOver, painted } from '../support/inPage';
import { inEachEngine, takenOver, takeOver } from './harness';

inEachEngine((visit) => {
  test.each(['before', 'after'])(
    'history within the document works %s React has taken over',
    async (when) => {
      const documents: Record<string, string> = {};
      for (const path of ['/', '/about', '/nope']) {
        documents[path] = await (await visit(path)).evaluate(shown);
      }
      const page = await visit('/');
      if (when === 'after') await takeOver(page);
      await page.evaluate(() => {
        for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
      });
      expect(await page.evaluate(isTakenOver)).toBe(when === 'after');
      for (const [by, path] of [
        [-1, '/nope'],
        [-1, '/about'],
        [-1, '/'],
        [2, '/nope'],
      ] as const) {
        await page.go(by);
        await page.until((path) => location.pathname === path, path);
        await takenOver(page);
        await page.evaluate(painted); // the title is set afterwards
        expect(await page.evaluate(shown)).toBe(documents[path]);
      }
    },
  );
});

/** Runs in the page: what it is called, what it says first, and in which colour. */
function shown(): string {
  const heading = document.querySelector('h1') as HTMLElement;
  return `${document.title}: ${heading.textContent} in ${getComputedStyle(heading).color}`;
}
