# Two packages compute the bounding box of a wave, "M0 0Q5 10 10 0T20 0T30 0", to crop a drawing to it. It swings
# between -5 and 5. Which heights do they report?
#
# One would expect -5 to 5 from both; that is all they do. In fact svg-path-bounds reports -6.67 to 6.67, because it
# takes the control points of the cubic curves. svg-path-bounding-box reports -1.23 to 13.48: it mistakes where the
# next smooth curve (T) starts bending. A drawing cropped to the second box loses the lower half of its waves.
# Seen with svg-path-bounds 1.0.2 and svg-path-bounding-box 1.0.4; svg-path-commander 2.3.3 is right.
. "$(dirname "$0")/lib.sh"
packages svg-path-bounds@1.0.2 svg-path-bounding-box@1.0.4 svg-path-commander@2.3.3

cat >run.cjs <<'END'
const load = (name) => require(name).default ?? require(name);
const wave = 'M0 0Q5 10 10 0T20 0T30 0';
const say = (name, top, bottom) => console.log(name, top.toFixed(2), bottom.toFixed(2));
const { y, y2 } = new (load('svg-path-commander'))(wave).bbox;
say('svg-path-commander', y, y2);
const [, top, , bottom] = load('svg-path-bounds')(wave);
say('svg-path-bounds', top, bottom);
const { minY, maxY } = load('svg-path-bounding-box')(wave);
say('svg-path-bounding-box', minY, maxY);
END
expect 'from and to' 'svg-path-commander -5.00 5.00
svg-path-bounds -6.67 6.67
svg-path-bounding-box -1.23 13.48' "$(node run.cjs)"
