/* How the page moves, and how it prints. That nothing moves for those who asked for that, test/engines/use asks. */
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
    document.getAnimations().map(({ effect, timeline }) => ({
      // A pseudo-element has none.
      words:
        (effect as KeyframeEffect).pseudoElement || (effect as KeyframeEffect).target?.textContent,
      isTimed: timeline instanceof DocumentTimeline,
      isShort: Number(effect?.getComputedTiming().endTime) < 800,
      properties: (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap(({ computedOffset, easing, composite, offset, ...rest }) => Object.keys(rest)),
    })),
  );
  const [rise, ...route] = animations;
  expect(rise).toMatchObject({ words: '', isTimed: true, isShort: true });
  for (const stretch of route) {
    expect(stretch).toMatchObject({ words: '::before', isTimed: false });
  }
  for (const { properties } of animations) {
    for (const property of properties) expect(['opacity', 'transform']).toContain(property);
  }
});

describe.each(['light', 'dark'] as const)('printed from the %s scheme', (colorScheme) => {
  test.each(paths)('%s is dark text on white paper', async (path) => {
    const { page } = await visit(path, { colorScheme });
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(() => {
      /* 0 is black, 1 is white, undefined is transparent. */
      const lightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 ? undefined : (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
      };
      return [document.documentElement, ...document.querySelectorAll('body, body *')].flatMap(
        (element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          const name = `<${element.localName}> ${element.textContent?.slice(0, 30)}`;
          const ground = lightness(backgroundColor);
          const hasText = [...element.childNodes].some(({ nodeName }) => nodeName === '#text');
          return [
            ...(ground !== undefined && ground < 1 ? [`${name} on ${backgroundColor}`] : []),
            ...(hasText && (lightness(color) ?? 1) > 0.5 ? [`${name} in ${color}`] : []),
          ];
        },
      );
    });
    expect(found).toEqual([]);
    // Drawings stay on the screen, and their captions with them.
    const captions = await page.locator('figcaption').allTextContents();
    expect(await page.evaluate(unseen)).toEqual(captions);
  });
});
