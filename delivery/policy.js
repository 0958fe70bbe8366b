const { createHash } = require('node:crypto');

/**
 * A source expression of a content security policy that allows exactly one text.
 * @param {string} text
 * @returns {string}
 */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a document: nothing but the site's own files and the inline texts that it has.
 * @param {string} html
 * @returns {string} directives, as a meta element carries them
 */
exports.policyFor = (html) => {
  const hashes = (/** @type {RegExp} */ element) =>
    [...html.matchAll(element)].map(([, text]) => hashOf(String(text)));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(/<script>(.*?)<\/script>/gs)].join(' '),
    // styled-components puts rules that the document lacks into an empty <style>, by way of the CSSOM.
    ['style-src', ...hashes(/<style[^>]*>(.*?)<\/style>/gs), hashOf('')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The site itself connects to nothing. Lighthouse fetches robots.txt from within the page, and marks
    // a site down where it may not: https://github.com/GoogleChrome/lighthouse/issues/4386
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
};
