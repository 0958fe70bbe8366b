/** The four drawings of Engagement have one size, and one line runs through all of them at the height of the ground. */
export const PANORAMA = { width: 300, height: 360, ground: 270 };
