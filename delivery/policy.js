const { createHash } = require('node:crypto');

/**
 * A source expression of a content security policy that allows exactly one text.
 * @param {string} text
 * @returns {string}
 */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy for some documents: nothing but the site's own files and these inline texts.
 * @param {string[]} scripts the texts of the inline scripts
 * @param {string[]} styles the texts of the inline styles
 * @returns {string} directives, as a header or a meta element carries them
 */
exports.policyFor = (scripts, styles) => {
  // On taking over, styled-components moves its rules into an empty <style> by way of the CSSOM.
  const styleHashes = new Set([...styles, ''].map(hashOf));
  const scriptHashes = new Set(scripts.map(hashOf));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ['style-src', ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The site itself connects to nothing. Lighthouse fetches robots.txt from within the page, and marks
    // a site down where it may not: https://github.com/GoogleChrome/lighthouse/issues/4386
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kernel-ridge',
  ].join('; ');
};
