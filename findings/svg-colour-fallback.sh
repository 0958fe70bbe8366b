# An SVG file says `fill: green; fill: oklch(52% 0.18 142)`, so that older programs take the first colour. Which
# colour does resvg draw, and which for `currentcolor` in lower case, as browsers themselves write it into `style`?
#
# One would expect green, since a declaration that is not understood is dropped, and the current colour, since
# keywords ignore case. In fact both shapes are black: resvg keeps the last declaration whatever it says and then
# takes the initial value, and knows only `currentColor`. librsvg (inside sharp) does as expected.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5. Rule: https://www.w3.org/TR/css-syntax-3/#error-handling
. "$(dirname "$0")/lib.sh"
renderers

cat >run.cjs <<'END'
const draw = require('./draw.cjs');
const nameOf = ([red, green, blue]) =>
  ({ '0,128,0': 'green', '0,0,0': 'black' })[[red, green, blue]] ?? `${red},${green},${blue}`;
(async () => {
  for (const css of [
    'fill:green;fill:oklch(52% 0.18 142)',
    'color:green;fill:currentColor',
    'color:green;fill:currentcolor',
  ]) {
    const { resvg, librsvg } = await draw(`<style>rect{${css}}</style><rect width="40" height="40"/>`);
    console.log(`${css}: resvg ${nameOf(resvg)}, librsvg ${nameOf(librsvg)}`);
  }
})();
END
expect 'seen' 'fill:green;fill:oklch(52% 0.18 142): resvg black, librsvg green
color:green;fill:currentColor: resvg green, librsvg green
color:green;fill:currentcolor: resvg black, librsvg green' "$(node run.cjs)"
