# An SVG file says `fill: green; fill: oklch(52% 0.18 142)`, so that older programs take the first colour. Which colour
# does resvg draw, and which for `currentcolor` in lower case, as browsers themselves write it into `style`?
#
# One would expect green, since a declaration that is not understood is dropped, and the current colour, since keywords ignore
# case. In fact both shapes are black: resvg keeps the last declaration whatever it says and then takes the initial
# value, and knows only `currentColor`. librsvg (inside sharp) does as expected.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5. Rule: https://www.w3.org/TR/css-syntax-3/#error-handling
. "$(dirname "$0")/lib.sh"
packages @resvg/resvg-js@2.6.2 sharp@0.35.5

cat >run.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');
const cases = ['fill:green;fill:oklch(52% 0.18 142)', 'color:green;fill:currentColor', 'color:green;fill:currentcolor'];
(async () => {
  for (const css of cases) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect{${css}}</style><rect width="9" height="9"/></svg>`;
    const colours = [new Resvg(svg).render().pixels, await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()];
    const names = colours.map((data) => (data[1] > 100 && data[0] < 60 ? 'green' : data[1] + data[0] === 0 ? 'black' : data.slice(0, 3).join()));
    console.log(`${css}: resvg ${names[0]}, librsvg ${names[1]}`);
  }
})();
END
expect 'seen' 'fill:green;fill:oklch(52% 0.18 142): resvg black, librsvg green
color:green;fill:currentColor: resvg green, librsvg green
color:green;fill:currentcolor: resvg black, librsvg green' "$(node run.cjs)"
