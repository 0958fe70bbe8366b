/*
 * Finds what looks broken on a page, in two steps: readLayout() runs in the page and only measures; the functions below
 * it run here, and each finds one kind of problem.
 */

/** A page of either harness. */
type Page = { evaluate(run: () => unknown): Promise<unknown> };

type Box = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;

type Item = {
  /** A text, or the HTML of a control. */
  name: string;
  /** A text has at least one for each line. */
  boxes: Box[];
  /** The elements around it that hide what is outside of them. */
  clippedBy: { name: string; box: Box }[];
};

type TextItem = Item & {
  /** Its element: the index among all elements, and the tag. */
  element: number;
  tag: string;
  /** The inner width of its card or, outside of cards, of the content. */
  room: number;
  /** The words that may be on two lines. */
  splitWords: { word: string; boxes: Box[] }[];
};

type Layout = {
  windowWidth: number;
  pageWidth: number;
  texts: TextItem[];
  controls: Item[];
  /** The URLs of images that are almost without height. */
  flatImages: string[];
};

/** The problems of a page at its current size, each with its remedy. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const layout: Layout = JSON.parse(String(await page.evaluate(readLayout)));
  return [
    sidewaysScrolling,
    flatImages,
    splitStatistics,
    outsideOfWindow,
    cutOff,
    overlaps,
    brokenWords,
  ].flatMap((find) => find(layout));
}

const sidewaysScrolling = ({ pageWidth, windowWidth }: Layout): string[] =>
  pageWidth > windowWidth
    ? [`the page is ${pageWidth} px wide and scrolls sideways: use minmax(0, 1fr) in grids`]
    : [];

const flatImages = (layout: Layout): string[] =>
  layout.flatImages.map((url) => `the image ${url} has no height: set its width and height`);

const splitStatistics = ({ texts }: Layout): string[] =>
  texts
    .filter(({ tag, boxes }) => tag === 'dd' && countLines(boxes) > 1)
    .map(({ name }) => `“${name}” is on two lines: use white-space: nowrap, as Statistics does`);

const outsideOfWindow = ({ texts, controls, windowWidth }: Layout): string[] =>
  [...texts, ...controls]
    .filter(({ boxes }) =>
      boxes.some(({ left, right }) => left < -0.5 || right > windowWidth + 0.5),
    )
    .map(({ name }) => `outside of the window: ${name}: ${ROOM_REMEDY}`);

const ROOM_REMEDY = 'let it wrap, or scroll in a box (overflow: auto)';

const cutOff = ({ texts, controls }: Layout): string[] =>
  [...texts, ...controls].flatMap(({ name, boxes, clippedBy }) =>
    clippedBy
      .filter(({ box }) => boxes.some((own) => !contains(box, own)))
      .map((clip) => `cut off by ${clip.name}: ${name}: ${ROOM_REMEDY}`),
  );

const contains = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  Math.max(outer.left - left, right - outer.right, outer.top - top, bottom - outer.bottom) <= 0.5;

const overlaps = ({ texts }: Layout): string[] =>
  texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => one.element !== other.element)
      .filter((other) => one.boxes.some((a) => other.boxes.some((b) => lettersOverlap(a, b))))
      .map(
        (other) =>
          `“${one.name}” and “${other.name}” overlap: give their column minmax(min-content, 1fr), as Section does; hide what is not to be seen with visibility: hidden`,
      ),
  );

/** A line box is taller than its letters, by a fifth at the top and at the bottom. */
const lettersOverlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) >
    Math.max(a.top + a.height / 5, b.top + b.height / 5);

/** A word may break if it alone is too wide. Browsers with a dictionary hyphenate words of 16 letters or more. */
const brokenWords = ({ texts }: Layout): string[] =>
  texts.flatMap(({ splitWords, room }) =>
    splitWords
      .filter(({ word, boxes }) => {
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        return word.length < 16 && width <= room && countLines(boxes) > 1;
      })
      .map(({ word }) => `broken: ${word}: give its column more room, or smaller type`),
  );

/** On one line, boxes of different fonts may have different tops. */
const countLines = (boxes: Box[]): number =>
  boxes.filter(({ top, height }, i) => top + height / 2 > (boxes[i - 1]?.bottom ?? -Infinity))
    .length;

/**
 * Runs in the page, so it cannot use anything from outside.
 * @returns a Layout as JSON, because Playwright is slow with large objects
 */
function readLayout(): string {
  const { clientWidth, scrollWidth } = document.documentElement;
  const elements = [...document.querySelectorAll('*')];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxOf = (element: Element): Box => element.getBoundingClientRect().toJSON();
  /** Its tag, with the id of its section, such as `<ul> in #services`. */
  const nameOf = (element: Element): string => {
    const section = element.closest('section[id]');
    return `<${element.localName}>${section ? ` in #${section.id}` : ''}`;
  };

  /** The element and its ancestors, if their overflow matches. */
  const around = (element: Element | null, overflow: RegExp): Element[] => {
    if (!element) return [];
    const others = around(element.parentElement, overflow);
    return overflow.test(getComputedStyle(element).overflow) ? [element, ...others] : others;
  };
  const clippedBy = (element: Element | null) =>
    around(element, /hidden|clip/).map((own) => ({ name: nameOf(own), box: boxOf(own) }));

  const boxesOf = (text: Text, start: number, end: number): Box[] => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return Array.from(range.getClientRects(), (box) => box.toJSON()).filter(
      ({ width }) => width > 0,
    );
  };
  // A line may end after a hyphen or a slash.
  const splitWords = (text: Text) =>
    Array.from(text.data.matchAll(/[^\s/-]+[/-]?/g), ({ 0: word, index }) => ({
      word,
      boxes: boxesOf(text, index, index + word.length),
    })).filter(({ boxes }) => boxes.length > 1);

  const roomFor = (element: Element): number => {
    const card =
      element.closest('section li') ??
      element.closest('section > *, #root > div > *') ??
      document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    return card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };

  const texts: TextItem[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement as Element;
    const isNoText = element.closest('style, script, select, a[href="#main"]');
    if (!text.data.trim() || isNoText || !isShown(element)) continue;
    if (around(element, /auto|scroll/).length > 0) continue; // such as a box with code
    const boxes = boxesOf(text, 0, text.length);
    texts.push({
      name: text.data.trim(),
      boxes,
      clippedBy: clippedBy(element),
      element: elements.indexOf(element),
      tag: element.localName,
      room: roomFor(element),
      splitWords: boxes.length > 1 ? splitWords(text) : [],
    });
  }
  const controls = [...document.querySelectorAll('input, select, textarea, button')];
  const layout: Layout = {
    windowWidth: clientWidth,
    pageWidth: scrollWidth,
    texts,
    controls: controls.filter(isShown).map((control) => ({
      name: control.outerHTML,
      boxes: Array.from(control.getClientRects(), (box) => box.toJSON()),
      clippedBy: clippedBy(control.parentElement),
    })),
    flatImages: [...document.images]
      .filter((image) => isShown(image) && image.clientHeight < 20)
      .map(({ src }) => src),
  };
  return JSON.stringify(layout);
}
