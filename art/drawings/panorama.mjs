/** The size of the four drawings of Engagement, and the height at which the trail runs through all of them. */
export const PANORAMA = { width: 300, height: 324, ground: 270 };
