import { land } from '../svg.mjs';

/** The four drawings of Engagement have one size, and one line runs through all of them at the height of the ground. */
export const PANORAMA = { width: 300, height: 360, ground: 270 };

/** The soil below that line, dark in all four. @param {{ width: number, height: number, ground: number }} size */
export const soil = ({ width, height, ground }) =>
  `<g class="m">${land(`M-9 ${2 * ground}H${2 * width + 9}V${2 * height + 9}H-9z`, 1)}</g>`;
