# A contour of 1,000 short steps ends at (400, 200). Three packages make its coordinates relative and round them to
# whole units, to save bytes. Where does the line end?
#
# One would expect about (400, 200) from all, since a minifier must not move what it shortens. In fact only svgpath
# rounds positions. svg-path-commander and svg-pathdata round each step by itself: a step of 0.4 becomes 0, one of 0.7
# becomes 1, and the line ends at (0, 500). svg-path-commander's optimize() picks relative commands by itself.
# Seen with svg-path-commander 2.3.3, svg-pathdata 7.2.0 and svgpath 2.6.0.
. "$(dirname "$0")/lib.sh"
packages svg-path-commander@2.3.3 svg-pathdata@7.2.0 svgpath@2.6.0

cat >run.cjs <<'END'
const commander = require('svg-path-commander');
const SVGPathCommander = commander.default ?? commander;
const { SVGPathData } = require('svg-pathdata');
const svgpath = require('svgpath');
let contour = 'M0,0';
for (let i = 1; i <= 1000; i += 1) contour += `L${(i * 0.4).toFixed(1)},${(i * 0.2 + (i % 2) / 2).toFixed(1)}`;
const lineEnd = (data) => {
  let [x, y] = [0, 0];
  svgpath(data).abs().iterate(([, toX, toY]) => void ([x, y] = [toX, toY]));
  return `${x},${y}`;
};
console.log('svgpath', lineEnd(svgpath(contour).rel().round(0).toString()));
console.log('svg-path-commander', lineEnd(new SVGPathCommander(contour, { round: 0 }).optimize().toString()));
console.log('svg-pathdata', lineEnd(new SVGPathData(contour).toRel().round(1).encode()));
END
expect 'ends at' 'svgpath 400,200
svg-path-commander 0,500
svg-pathdata 0,500' "$(node run.cjs)"
