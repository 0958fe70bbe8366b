/**
 * The URL of a file in static/. It contains a version that changes with these files, so browsers may cache it forever.
 * @param path for example '/images/blog.svg'
 */
export const asset = (path: `/${string}`): string => `${path}?v=${process.env.STATIC_VERSION}`;
