import { site } from '../content/site';
import { pageTable } from '../router/pageTable';

/** The sitemap, with the pages that have a description: search engines may list them. */
export default () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.entries(pageTable)
  .filter(([, { description }]) => description)
  .map(([path]) => `  <url><loc>${site.url}${path}</loc></url>\n`)
  .join('')}</urlset>
`;
