const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * The address of a drawing, its surface, the size of its viewBox, and its crest.
 * @param {string} svg the text of the file
 * @param {string} file its path
 * @returns {import('./Picture').Drawing}
 * @throws {Error} if it has no viewBox
 */
function readDrawing(svg, file) {
  const read = (/** @type {string} */ name) =>
    new RegExp(`<svg\\b[^>]*\\s${name}=["']([^"']*)`).exec(svg)?.[1];
  const [, , width, height] = (read('viewBox')?.match(/[^\s,]+/g) ?? []).map(Number);
  if (!width || !height)
    throw new Error(
      `${path.basename(file)} has no viewBox. Give its <svg> one, as viewBox="0 0 376 424", which says where it begins, its width and its height.`,
    );
  const src = `/images/${path.basename(file)}`;
  const curves = /<path id="crest"[^>]*\sd="([Mc\d\s,.-]*)/.exec(svg)?.[1];
  const crest = curves?.match(/-?\d*\.?\d+/g)?.map(Number);
  return { src, width, height, surface: read('data-surface'), crest };
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
