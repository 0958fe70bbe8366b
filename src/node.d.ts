/* Of Node's types the site sees only what its build uses. */

/** Written into the code by webpack. */
declare const process: {
  env: { NODE_ENV: 'production' | 'development'; STATIC_VERSION: string };
};

declare module 'node:crypto' {
  type Hash = { update: (text: string) => Hash; digest: (encoding: 'base64') => string };
  export const createHash: (algorithm: 'sha256') => Hash;
}
