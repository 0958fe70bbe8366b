/**
 * The address of a file in static/, with a version that changes with the files there: browsers may keep it for good.
 * @param path the file's, like '/images/blog.svg'
 */
export const asset = (path: `/${string}`): string => `${path}?v=${process.env.STATIC_VERSION}`;
