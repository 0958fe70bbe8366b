const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * A webpack loader. Pictures and fonts keep their names from build to build, so that pages which were opened before
 * still find them; the hash of the content, as a query behind each reference in src/, lets browsers keep each for
 * good. Here, and not in the documents, because styled-components names its classes after the text of the styles.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
module.exports = function versionLoader(source) {
  return source.replace(/(?<=['"`(])\/(?:images|fonts)\/[\w./-]+\.\w+/g, (address) => {
    const file = path.join(this.rootContext, 'static', address);
    this.addDependency(file);
    try {
      const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
      return `${address}?v=${hash.slice(0, 8)}`;
    } catch {
      return address; // that it is missing is said of the document
    }
  });
};
