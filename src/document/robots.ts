import { site } from '../content/site';

/** What crawlers may read: all of it. */
export default () => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
