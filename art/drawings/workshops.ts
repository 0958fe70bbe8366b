import { formation, levelAt, TRAIL_ROW } from './panorama';

/** Curves of many widths that meet in one summit. */
export const workshops = () =>
  formation(8, (u, row) => {
    const front = Math.max(0, row - TRAIL_ROW) / 4;
    const width = 0.3 + 0.66 * (1 - row / TRAIL_ROW) + 0.2 * front;
    const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
    return (levelAt(row) - 95) * bell * Math.max(0, 1 - front) ** 1.3;
  });
