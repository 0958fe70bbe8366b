import { formation, TRAIL_ROW } from './panorama';

/** The same summits again and again, side by side and one behind the other. */
export const retainer = () =>
  formation(5, (u, row) => {
    const across = Math.cos(1.5 * Math.PI * u) ** 2;
    const deep = Math.cos((Math.PI * (row - TRAIL_ROW)) / 6) ** 2;
    return 165 * across ** 1.3 * deep;
  });
