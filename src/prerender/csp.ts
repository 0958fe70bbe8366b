import { createHash } from 'node:crypto';

/** Other origins that documents may use, each with its CSP directive. docs/other-origins.md has examples. */
const otherOrigins: [directive: string, origin: string][] = [
  // ['connect-src', 'https://service.example'],
];

const isProduction = process.env.NODE_ENV === 'production';

/** A source expression that allows exactly this inline script or style. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy (CSP) of a document. It allows the site's own files and the given inline code. */
export function buildCsp({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    // The empty string is for the <style> of styled-components, which the library fills through the CSSOM.
    'style-src': [...styles, ''].map(hashOf),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Only for Lighthouse, which fetches robots.txt from within the page:
    // https://github.com/GoogleChrome/lighthouse/issues/4386
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // On the dev server, the overlay that shows build errors writes HTML.
    'trusted-types': [isProduction ? "'none'" : 'webpack-dev-server#overlay'],
  };
  for (const [name, origin] of otherOrigins) {
    const own = directives[name]?.filter((source) => source !== "'none'") ?? [];
    directives[name] = [...own, origin];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
