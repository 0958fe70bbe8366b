import { site } from '../content/site';
import { pages } from '../router/pages';

/** The sitemap, with the pages that have a description: search engines may list them. */
export default () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.entries(pages)
  .filter(([, { description }]) => description)
  .map(([path]) => `  <url><loc>${site.url}${path}</loc></url>\n`)
  .join('')}</urlset>
`;
