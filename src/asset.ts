/** The URL of a file in static/, such as '/images/blog.svg', with a version, so that browsers may cache it forever. */
export const asset = (path: `/${string}`): string => `${path}?v=${process.env.STATIC_VERSION}`;
