import { createHash } from 'node:crypto';

/**
 * What a document may load from elsewhere, by directive: scripts may call an origin like 'https://service.example'
 * under `'connect-src'`, and come from one under `'script-src'`. Nothing is loaded from elsewhere today;
 * docs/other-origins.md says what it takes.
 */
const otherOrigins: Record<string, readonly string[]> = {};

const isProduction = process.env.NODE_ENV === 'production';

/** A source expression that allows exactly one text. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a document: nothing but the site's own files and these inline scripts and styles.
 * @returns directives, as a meta element carries them
 */
export function buildCsp({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    // The empty text is that of styled-components' own <style>, which the library fills through the CSSOM.
    'style-src': [...styles, ''].map(hashOf),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The site itself connects to nothing. Lighthouse fetches robots.txt from within the page, and marks
    // a site down where it may not: https://github.com/GoogleChrome/lighthouse/issues/4386
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // On the dev server, the overlay that shows build errors writes HTML.
    'trusted-types': [isProduction ? "'none'" : 'webpack-dev-server#overlay'],
  };
  for (const [name, origins] of Object.entries(otherOrigins)) {
    const own = directives[name]?.filter((source) => source !== "'none'") ?? [];
    directives[name] = [...own, ...origins];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
