# A path that is 40 units long has pathLength="1" and stroke-dasharray="0.25 1", so its first quarter is drawn, as
# for a progress ring. How much of it do resvg and librsvg (inside sharp) draw?
#
# One would expect a quarter, as in all browsers; both programs know dashes. In fact both ignore pathLength: they draw
# dashes of a quarter unit along the whole path, which look like a faint line from one end to the other.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5.
. "$(dirname "$0")/lib.sh"
renderers

cat >run.cjs <<'END'
const draw = require('./draw.cjs');
const dashes = 'pathLength="1" stroke-dasharray="0.25 1"';
(async () => {
  const drawn = await draw(`<path d="M0 20H40" ${dashes} stroke="#000" stroke-width="9"/>`);
  for (const [program, pixels] of Object.entries(drawn)) {
    const row = Array.from({ length: 40 }, (_, x) => pixels[(20 * 40 + x) * 4 + 3]);
    const painted = row.filter((alpha) => alpha > 0).length;
    console.log(`${program}: ${painted} of 40 px, ${Math.max(...row) === 255 ? 'solid' : 'faint'}`);
  }
})();
END
expect 'paint on' 'resvg: 32 of 40 px, faint
librsvg: 32 of 40 px, faint' "$(node run.cjs)"
