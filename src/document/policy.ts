import { createHash } from 'node:crypto';

/** The content security policy of a document: the site's own files and the document's inline code. */
export function policy(script: string, css: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const isProduction = process.env.NODE_ENV === 'production';
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `script-src 'self' ${hash(script)}`,
    `style-src ${hash(css)} ${hash('')}`, // the empty one is for styled-components, which fills it through the CSSOM
    "require-trusted-types-for 'script'",
    `trusted-types webpack${isProduction ? '' : ' webpack-dev-server#overlay'}`,
  ].join('; ');
}
