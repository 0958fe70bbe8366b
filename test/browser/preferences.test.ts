/* How the page moves, and how it prints. That nothing moves for those who asked for that, test/engines/use asks. */
import { contrast } from '../support/color';
import { paths } from '../support/paths';
import { unseen } from '../support/reading';
import { visit } from './harness';

test('the hero’s picture moves, for less than 800 ms, the route as one scrolls, and no text', async () => {
  const { page } = await visit('/', {
    reducedMotion: 'no-preference',
    // Time stands still: it would be over before a busy machine has looked.
    prepare: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    },
  });
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ effect, timeline }) => {
      const { pseudoElement, target } = effect as KeyframeEffect;
      return {
        words: pseudoElement ?? target?.textContent,
        isTimed: timeline instanceof DocumentTimeline,
        isShort: Number(effect?.getComputedTiming().endTime) < 800,
        properties: (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap(({ computedOffset, easing, composite, offset, ...rest }) => Object.keys(rest)),
      };
    }),
  );
  const [rise, ...route] = animations;
  expect(rise).toMatchObject({ words: '', isTimed: true, isShort: true });
  for (const stretch of route) expect(stretch).toMatchObject({ words: '::after', isTimed: false });
  const properties = new Set(animations.flatMap(({ properties }) => properties));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
});

const cases = paths.flatMap((path) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ path, colorScheme })),
);

test.each(cases)(
  '$path, printed from the $colorScheme scheme, is dark text on white paper',
  async ({ path, colorScheme }) => {
    const { page } = await visit(path, { colorScheme });
    await page.emulateMedia({ media: 'print' });
    const faults = (await page.evaluate(colours)).flatMap(({ name, ground, text }) => [
      // Nothing but white, or see-through.
      ...(/^rgb(a\(.*, 0\)|\(255, 255, 255\))$/.test(ground) ? [] : [`${name} on ${ground}`]),
      ...(text && contrast(channels(text), [255, 255, 255]) < 7 ? [`${name} in ${text}`] : []),
    ]);
    expect(faults).toEqual([]);
    // Drawings stay on the screen, and their captions with them.
    const captions = await page.locator('figcaption').allTextContents();
    expect(await page.evaluate(unseen)).toEqual(captions);
  },
);

const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];

/** Runs in the page: what every element stands on, and the colour of the words in it. */
function colours(): { name: string; ground: string; text: string | false }[] {
  return [document.documentElement, ...document.querySelectorAll('body, body *')].map((element) => {
    const { backgroundColor: ground, color } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(({ nodeName }) => nodeName === '#text');
    const name = `<${element.localName}> ${element.textContent?.slice(0, 30)}`;
    return { name, ground, text: hasText && color };
  });
}
