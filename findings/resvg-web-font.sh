# A share image is drawn with resvg. Its `fontFiles` names the site's web font, a WOFF2 file, and system fonts are
# off. What happens?
#
# One would expect an error, or a warning, or support. In fact render() succeeds, and the picture has no letter on it:
# files that are no TrueType or OpenType are skipped without a word. The same text with the same font as TrueType is
# drawn.
# Seen with @resvg/resvg-js 2.6.2; the font is of @fontsource/arimo 5.2.8, made TrueType by fontverter 2.0.0.
. "$(dirname "$0")/lib.sh"
packages @resvg/resvg-js@2.6.2 @fontsource/arimo@5.2.8 fontverter@2.0.0

cat >run.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const { readFileSync, writeFileSync } = require('node:fs');
const { convert } = require('fontverter');
const woff2 = 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text y="30" font-size="30">Summit</text></svg>';
const draw = (file) => new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false } }).render().pixels.some(Boolean);
(async () => {
  writeFileSync('font.ttf', await convert(readFileSync(woff2), 'truetype'));
  console.log(`WOFF2 ${draw(woff2) ? 'text' : 'nothing'}, TrueType ${draw('font.ttf') ? 'text' : 'nothing'}`);
})();
END
expect 'drawn' 'WOFF2 nothing, TrueType text' "$(node run.cjs)"
