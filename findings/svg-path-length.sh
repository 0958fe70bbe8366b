# A path that is 100 units long has pathLength="1" and stroke-dasharray="0.25 1", so its first quarter is drawn, as for a
# progress ring. How much of it do resvg and librsvg (inside sharp) draw?
#
# One would expect a quarter, as in all browsers; both programs know dashes. In fact both ignore pathLength: they
# draw dashes of a quarter unit along the whole path, which look like a faint line from one end to the other.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5.
. "$(dirname "$0")/lib.sh"
packages @resvg/resvg-js@2.6.2 sharp@0.35.5

cat >run.cjs <<'END'
const { Resvg } = require('@resvg/resvg-js');
const sharp = require('sharp');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="9"><path d="M0 4.5H100" pathLength="1" stroke-dasharray="0.25 1" stroke="#000" stroke-width="9"/></svg>';
(async () => {
  const drawn = { resvg: new Resvg(svg).render().pixels, librsvg: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer() };
  for (const [name, data] of Object.entries(drawn)) {
    const row = Array.from({ length: 100 }, (_, x) => data[(4 * 100 + x) * 4 + 3]);
    const painted = row.filter((alpha) => alpha > 0).length;
    console.log(`${name}: paint on ${painted} of 100 px, ${Math.max(...row) === 255 ? 'solid' : 'faint'}`);
  }
})();
END
expect 'seen' 'resvg: paint on 80 of 100 px, faint
librsvg: paint on 80 of 100 px, faint' "$(node run.cjs)"
