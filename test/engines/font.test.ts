/* What the web font moves when it comes late: how the page stands without it, and how with it. */
import { withFace, withoutWebFont } from '../support/fonts';
import { type Box, boxes, isInWebFont } from '../support/inPage';
import { inEachEngine, type Visit } from './harness';

/** In CSS pixels, the edges of any box: words are not of the very same length in two faces (4.5 seen in all three). */
const WIDTHS = 5;

/** In CSS pixels: letters within their line, where an engine ignores `ascent-override` as WebKit does. */
const BASELINES = 5;

inEachEngine((visit) => {
  test.each([1440, 390])('at %i px a font that comes late moves next to nothing', async (width) => {
    const withArial = (html: string) => withFace('Arial', html);
    const early = (html: string) => withArial(withoutWebFont(html));
    const before = await look(await visit('/', { width, rewrite: early }));
    const after = await look(await visit('/', { width, rewrite: withArial }));
    expect([before, after].map(({ face }) => face)).toEqual(['a stand-in', 'the web font']);
    const moves = after.boxes.map((box, i) => {
      const first = before.boxes[i] as Box;
      // The great figures, on a line of their own each, may be as wide as they are.
      const { x, width } = box.name.startsWith('<dd>') ? first : box;
      return distance({ ...box, x, width }, first);
    });
    expect(Math.max(...moves)).toBeLessThan(WIDTHS);
    expect(Math.abs(after.height - before.height)).toBeLessThan(2);
    const letters = after.baselines.map((baseline, i) =>
      Math.abs(baseline - Number(before.baselines[i])),
    );
    expect(Math.max(...letters)).toBeLessThan(BASELINES);
  });
});

/** How far the edges of a box are from those of another, at most, in CSS pixels. */
function distance(a: Box, b: Box): number {
  const edges = ({ x, y, width, height }: Box) => [x, y, x + width, y + height];
  return Math.max(...edges(a).map((edge, i) => Math.abs(edge - Number(edges(b)[i]))));
}

async function look(page: Visit) {
  return {
    face: await face(page),
    boxes: await page.evaluate(boxes),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    baselines: await page.evaluate(baselines),
  };
}

/** What the words are set in. */
async function face(page: Visit) {
  if (await page.evaluate(isInWebFont)) return 'the web font';
  const hasOne = await page.evaluate(() =>
    [...document.fonts].some(({ status }) => status === 'loaded'),
  );
  return hasOne ? 'a stand-in' : 'what the system has';
}

/** Runs in the page: how far below the top of its box each text's first line stands. */
function baselines(): number[] {
  return [...document.querySelectorAll('h1, h2, h3, p, dt, dd')].map((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.prepend(mark);
    const baseline = mark.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
    mark.remove();
    return baseline;
  });
}
