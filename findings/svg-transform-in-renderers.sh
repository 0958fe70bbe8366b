# A style sheet in an SVG file rotates a shape: `transform: rotate(90deg)`, or about `transform-origin: 20px 20px`.
# What do resvg and librsvg (inside sharp) make of each, and of the unitless `rotate(90)`, which browsers ignore in
# CSS?
#
# One would expect both to read CSS transforms as browsers do. In fact resvg ignores the value with a unit and obeys
# the one that browsers ignore; librsvg obeys both; and neither knows transform-origin, not even as an attribute. So
# parts of a drawing that is right in every browser are elsewhere in its icons and previews.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5.
. "$(dirname "$0")/lib.sh"
renderers

cat >run.cjs <<'END'
const draw = require('./draw.cjs');
const rect = (css, attributes) =>
  `<style>rect { ${css} }</style><rect width="40" height="40" ${attributes}/>`;
const cases = {
  'rotate(90deg)': rect('transform: rotate(90deg)', 'y="-40"'),
  'rotate(90), which is no CSS': rect('transform: rotate(90)', 'y="-40"'),
  'transform-origin in CSS': rect('transform-origin: 20px 20px', 'transform="rotate(180)"'),
  'transform-origin as an attribute': rect('', 'transform="rotate(180)" transform-origin="20 20"'),
};
(async () => {
  for (const [name, elements] of Object.entries(cases)) {
    const answers = Object.entries(await draw(elements)).map(
      ([program, pixels]) => `${program} ${pixels[(20 * 40 + 20) * 4 + 3] ? 'obeys' : 'ignores'}`,
    );
    console.log(`${name}: ${answers.join(', ')}`);
  }
})();
END
expect 'seen' 'rotate(90deg): resvg ignores, librsvg obeys
rotate(90), which is no CSS: resvg obeys, librsvg obeys
transform-origin in CSS: resvg ignores, librsvg ignores
transform-origin as an attribute: resvg ignores, librsvg ignores' "$(node run.cjs)"
