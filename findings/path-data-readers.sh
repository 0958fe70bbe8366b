# Which of five packages read both of these valid paths: "M0 0h5v5zl-5 5", which goes on after z without a new move,
# and "M0 5a5 5 0 0110 0", whose arc flags stand without spaces, as minifiers write them?
#
# One would expect all of them: browsers have read both since the first SVG. In fact svg-path-commander refuses the
# first, and parse-svg-path the second, which svg-path-bounds and others are built on.
# Seen with svg-path-commander 2.3.3 and parse-svg-path 0.2.0; svgpath 2.6.0, svg-pathdata 7.2.0 and svg-path-parser
# 1.1.0 read both. Grammar: https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
. "$(dirname "$0")/lib.sh"
packages svgpath@2.6.0 svg-pathdata@7.2.0 svg-path-parser@1.1.0 svg-path-commander@2.3.3 parse-svg-path@0.2.0

cat >run.cjs <<'END'
const load = (name) => require(name).default ?? require(name);
const { SVGPathData } = require('svg-pathdata');
const readers = {
  svgpath: (d) => { const { err } = load('svgpath')(d); if (err) throw new Error(err); },
  'svg-pathdata': (d) => new SVGPathData(d),
  'svg-path-parser': (d) => require('svg-path-parser').parseSVG(d),
  'svg-path-commander': (d) => new (load('svg-path-commander'))(d),
  'parse-svg-path': (d) => load('parse-svg-path')(d),
};
for (const [name, read] of Object.entries(readers)) {
  const answers = ['M0 0h5v5zl-5 5', 'M0 5a5 5 0 0110 0'].map((d) => {
    try { read(d); return 'reads'; } catch { return 'refuses'; }
  });
  console.log(name, ...answers);
}
END
expect 'after z, and compact flags' 'svgpath reads reads
svg-pathdata reads reads
svg-path-parser reads reads
svg-path-commander refuses reads
parse-svg-path reads refuses' "$(node run.cjs)"
