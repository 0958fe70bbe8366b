/** The size of the four drawings of Engagement, and the y at which the trail runs through all of them. */
export const PANORAMA = { width: 300, height: 324, ground: 270 };

/** The y of the trail as a fraction of the height. Versions for phones have the same. */
export const PANORAMA_TRAIL_Y = PANORAMA.ground / PANORAMA.height;
