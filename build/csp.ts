import { createHash } from 'node:crypto';

const isProduction = process.env.NODE_ENV === 'production';

/** A source expression that allows exactly this inline script or style. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Options = {
  /** The text of inline scripts and styles. */
  scripts: string[];
  styles: string[];
  /** Where the contact form is sent. */
  endpoint?: string;
};

/** The source expression of a form service, whose endpoint is a URL or a path of this site. */
const sourceOf = (endpoint: string) =>
  endpoint.startsWith('/') ? "'self'" : new URL(endpoint).origin;

/**
 * The content security policy (CSP) of a document. It allows the site's own files and the given inline code. To use a file or
 * a service of another origin, add the origin to its directive.
 */
export function buildCsp({ scripts, styles, endpoint }: Options): string {
  const service = endpoint === undefined ? [] : [sourceOf(endpoint)];
  /** What each directive allows. An empty list allows nothing. */
  const directives = {
    // Firefox before 132 loads the logo and the hero's drawing, which are a <use> of a file, under default-src:
    // https://bugzilla.mozilla.org/show_bug.cgi?id=1773976. What the site does not use is forbidden by name.
    'default-src': ["'self'"],
    'frame-src': [],
    'object-src': [],
    'worker-src': [],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    // The empty string is for the <style> of styled-components, which the library fills through the CSSOM.
    'style-src': [...styles, ''].map(hashOf),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self' is only for Lighthouse: since 2025, Chrome applies the page's policy to its request for robots.txt, and
    // with 'none' the SEO score is 92. https://github.com/GoogleChrome/lighthouse/issues/16597
    'connect-src': [...new Set(["'self'", ...service])],
    'base-uri': [],
    'form-action': service,
    'require-trusted-types-for': ["'script'"],
    // On the dev server, the overlay that shows build errors writes HTML.
    'trusted-types': isProduction ? [] : ['webpack-dev-server#overlay'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}
