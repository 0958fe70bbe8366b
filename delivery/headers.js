/** What Netlify and Cloudflare Pages send where no rule says otherwise. */
const DEFAULTS = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Reads the format that Netlify and Cloudflare Pages share: a path at the start of a line, `*` at its end for all
 * that begin so, and below it headers, indented.
 * @param {string} text the content of a `_headers` file
 * @returns {{ pattern: string, headers: [name: string, value: string][] }[]}
 * @throws {Error} on what is neither
 */
exports.parseHeaders = (text) => {
  /** @type {ReturnType<typeof exports.parseHeaders>} */
  const rules = [];
  for (const line of text.split('\n').filter((line) => /^\s*[^\s#]/.test(line))) {
    const [, pattern, name, value] = /^(?:(\/\S*)|\s+([\w-]+):\s*(.*\S))\s*$/.exec(line) ?? [];
    if (pattern) rules.push({ pattern, headers: [] });
    else if (name && value && rules.length > 0) rules.at(-1)?.headers.push([name, value]);
    else throw new Error(`_headers: "${line}" is neither a path nor a header below a path.`);
  }
  return rules;
};

/**
 * @param {ReturnType<typeof exports.parseHeaders>} rules
 * @param {string} path
 * @returns {Record<string, string>} what a host sends for this path
 */
exports.headersFor = (rules, path) => {
  const matches = (/** @type {string} */ pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const own = rules.filter(({ pattern }) => matches(pattern)).flatMap(({ headers }) => headers);
  return { ...DEFAULTS, ...Object.fromEntries(own) };
};
