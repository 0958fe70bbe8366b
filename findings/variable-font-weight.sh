# resvg draws text with `font-weight: 400` and a variable font (Bricolage Grotesque, weights 200 to 800). Which weight
# is on the picture?
#
# One would expect 400: either the axis is set, or the font is drawn as it is, which is Regular. In fact it is 800, at
# the optical size for posters: resvg sets no axis, and this font's own default is its boldest and narrowest corner. A
# subset with weights 400 to 600 has the default 600, since HarfBuzz moves it only as far as it must; subset-font's
# `default` sets it.
# Seen with @resvg/resvg-js 2.6.2, subset-font 2.9.0 and @fontsource-variable/bricolage-grotesque 5.3.0.
. "$(dirname "$0")/lib.sh"
packages @resvg/resvg-js@2.6.2 subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0

cat >run.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const subsetFont = require('subset-font');
const { readFileSync, writeFileSync } = require('node:fs');
const folder = 'node_modules/@fontsource-variable/bricolage-grotesque/files';
const source = readFileSync(`${folder}/bricolage-grotesque-latin-opsz-normal.woff2`);
const text = '<text y="45" font-size="40" font-weight="400">Summit</text>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60">${text}</svg>`;
const draw = async (variationAxes) => {
  writeFileSync('font.ttf', await subsetFont(source, 'Summit', { targetFormat: 'truetype', variationAxes }));
  return new Resvg(svg, { font: { fontFiles: ['font.ttf'], loadSystemFonts: false } }).render().pixels;
};
const some = { min: 400, max: 600 };
(async () => {
  const same = async (one, other) => ((await draw(one)).equals(await draw(other)) ? 'the same' : 'different');
  console.log('the whole font and weight 800:', await same({}, { wght: 800, opsz: 96 }));
  console.log('the whole font and weight 400:', await same({}, { wght: 400, opsz: 96 }));
  console.log('weights 400 to 600 and weight 600:', await same({ wght: some }, { wght: 600 }));
  console.log('with a default and weight 400:', await same({ wght: { ...some, default: 400 } }, { wght: 400 }));
})();
END
expect 'drawn' 'the whole font and weight 800: the same
the whole font and weight 400: different
weights 400 to 600 and weight 600: the same
with a default and weight 400: the same' "$(node run.cjs)"
