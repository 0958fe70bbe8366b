const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * The address of a drawing, its box, its surface and its crest.
 * @param {string} svg the text of the file
 * @param {string} file its path
 * @returns {import('./Picture').Drawing}
 * @throws {Error} if it has no viewBox, or a crest that cannot be read
 */
function readDrawing(svg, file) {
  const read = (/** @type {string} */ name) =>
    new RegExp(`<svg\\b[^>]*\\s${name}=["']([^"']*)`).exec(svg)?.[1];
  const [x = 0, y = 0, width, height] = (read('viewBox')?.match(/[^\s,]+/g) ?? []).map(Number);
  if (!width || !height)
    throw new Error(
      `${path.basename(file)} has no viewBox. Give its <svg> one, as viewBox="0 0 376 424", which says where it begins, its width and its height.`,
    );
  const src = `/images/${path.basename(file)}`;
  return {
    src,
    x,
    width,
    height,
    surface: read('data-surface'),
    crest: readCrest(svg, file, [x, y]),
  };
}

/**
 * The points of the path with the id `crest`, if there is one, from the upper left corner of the drawing and from left to right:
 * where it begins and, for each curve, two control points and its end.
 * @param {string} svg
 * @param {string} file
 * @param {[number, number]} corner
 * @returns {import('./Picture').Point[] | undefined}
 * @throws {Error} if it is no path, or has a transform or other commands than relative curves
 */
function readCrest(svg, file, [left, top]) {
  const tag = /<\w+\b[^>]*\sid=["']crest["'][^>]*>/.exec(svg)?.[0];
  if (!tag) return undefined;
  const [, curves = '', rest = ''] = /^<path\b.*\sd=["']([Mm][\d\s,.c-]+)([^"']*)/s.exec(tag) ?? [];
  const numbers = (curves.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  if (numbers.length % 6 !== 2 || /[^hvz\d\s,.-]/i.test(rest) || tag.includes('transform'))
    throw new Error(
      `${path.basename(file)}: what has the id “crest” must be a <path> without a transform, of relative curves only, as M0 40c9 0 18-8 27-8. After them, h, v and z may close a shape.`,
    );
  /** @type {import('./Picture').Point[]} */
  const points = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const [x = 0, y = 0] = numbers.slice(i, i + 2);
    const [startX, startY] = points[3 * Math.floor((points.length - 1) / 3)] ?? [-left, -top]; // of the curve
    points.push([startX + x, startY + y]);
  }
  const isFromRight = Number(points[0]?.[0]) > Number(points.at(-1)?.[0]);
  return isFromRight ? points.reverse() : points;
}

/**
 * Loads a drawing for webpack: paints it, publishes it under its name, and gives its address, with its version, and its size.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} svg
 */
async function drawingLoader(svg) {
  const file = this.resourcePath;
  const drawing = readDrawing(svg, file);
  const { paint } = await this.importModule(require.resolve('./paint.ts'));
  const painted = paint(svg, drawing);
  this.emitFile(drawing.src.slice(1), painted);
  const version = createHash('sha256').update(painted).digest('hex').slice(0, 8);
  return `export default ${JSON.stringify({ ...drawing, src: `${drawing.src}?v=${version}` })}`;
}

exports.default = drawingLoader;
exports.readDrawing = readDrawing;
