# A style sheet in an SVG file rotates a shape: `transform: rotate(90deg)`, or about `transform-origin: 20px 20px`.
# What do resvg and librsvg (inside sharp) make of each, and of the unitless `rotate(90)`, which browsers ignore in CSS?
#
# One would expect both to read CSS transforms as browsers do. In fact resvg ignores the value with a unit and obeys the one
# that browsers ignore; librsvg obeys both; and neither knows transform-origin, not even as an attribute. So parts of a
# drawing that is right in every browser are elsewhere in its icons and previews.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5.
. "$(dirname "$0")/lib.sh"
packages @resvg/resvg-js@2.6.2 sharp@0.35.5

cat >run.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');
const file = (css, rect) => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><style>rect{${css}}</style><rect width="40" height="40" ${rect}/></svg>`;
const cases = {
  'rotate(90deg)': file('transform:rotate(90deg)', 'y="-40"'),
  'rotate(90), which is no CSS': file('transform:rotate(90)', 'y="-40"'),
  'transform-origin in CSS': file('transform-origin:20px 20px', 'transform="rotate(180)"'),
  'transform-origin as an attribute': file('', 'transform="rotate(180)" transform-origin="20 20"'),
};
(async () => {
  for (const [name, svg] of Object.entries(cases)) {
    const pixels = { resvg: new Resvg(svg).render().pixels, librsvg: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer() };
    const answers = Object.entries(pixels).map(([who, data]) => `${who} ${data[(20 * 40 + 20) * 4 + 3] ? 'obeys' : 'ignores'}`);
    console.log(`${name}: ${answers.join(', ')}`);
  }
})();
END
expect 'seen' 'rotate(90deg): resvg ignores, librsvg obeys
rotate(90), which is no CSS: resvg obeys, librsvg obeys
transform-origin in CSS: resvg ignores, librsvg ignores
transform-origin as an attribute: resvg ignores, librsvg ignores' "$(node run.cjs)"
