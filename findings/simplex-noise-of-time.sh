# A drawing drifts with time: noise3D(x, y, Date.now() / 1000), in seconds since 1970. What does simplex-noise return?
#
# One would expect noise that changes slowly; 1.7 billion is no large number for a double. In fact every value is
# exactly 0: cells are numbered in 32 bits after a skew, so 2D noise is flat from about 1.57 billion on, and 3D noise
# from 1.61 billion, which was in January 2021. Nothing is thrown. A clock that starts when the page loads has no such
# end.
# Seen with simplex-noise 4.0.3.
. "$(dirname "$0")/lib.sh"
packages simplex-noise@4.0.3

cat >run.mjs <<'END'
import { createNoise2D, createNoise3D } from 'simplex-noise';
let seed = 1;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const noise2D = createNoise2D(random);
const noise3D = createNoise3D(random);
const kind = (at) => {
  const values = new Set(Array.from({ length: 1000 }, (_, i) => at(i * 0.37)));
  return values.size > 900 ? 'noise' : `always ${at(0)}`;
};
for (const base of [1e6, 1.5e9, 1.7e9, 1.7e12]) {
  const in2D = kind((i) => noise2D(base + i, i));
  const in3D = kind((i) => noise3D(i, i / 2, base + i));
  console.log(`${base / 1e6} million: ${in2D} in 2D, ${in3D} in 3D`);
}
END
expect 'values around a coordinate of' '1 million: noise in 2D, noise in 3D
1500 million: noise in 2D, noise in 3D
1700 million: always 0 in 2D, always 0 in 3D
1700000 million: always 0 in 2D, always 0 in 3D' "$(node run.mjs)"
