const path = require('node:path');

/** What importing a picture or a font gives in jest: its address, as webpack would write it but for the version. */
exports.process = (_source, file) => {
  const address = path
    .relative(path.join(__dirname, '../../static'), file)
    .replaceAll(path.sep, '/');
  return { code: `exports.default = ${JSON.stringify(`/${address}`)};` };
};
