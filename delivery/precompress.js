const { brotliCompressSync, constants, gzipSync } = require('node:zlib');

/** Less than one packet holds travels no faster when it is smaller. */
const PACKET = 1_400;

/**
 * Compresses a file once, as small as it gets, so that a host need not do it for every visitor. nginx' own
 * default (gzip level 1) makes the app chunk a third larger than brotli does here.
 * @param {string} name
 * @param {Buffer} content
 * @returns {[name: string, content: Buffer][]} the files to put beside it; none where it would not pay
 */
exports.precompress = (name, content) => {
  if (!/\.(html|js|svg|txt|webmanifest|xml)$/.test(name) || content.length < PACKET) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return [
    [`${name}.br`, brotliCompressSync(content, { params })],
    [`${name}.gz`, gzipSync(content, { level: 9 })],
  ];
};
