/* Text files that contain the site's name or URL. webpack.config.js emits them. */
import { type Page, pages } from '../src/content/pages';
import { site } from '../src/content/site';

const manifest = {
  name: site.name,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  icons: [192, 512].map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })),
};

const locations = Object.entries<Page>(pages)
  .filter(([, { preview }]) => preview)
  .map(([path]) => `  <url><loc>${site.url}${path}</loc></url>\n`);

/** The text of each file, by its name. */
export const textFiles = {
  'robots.txt': `User-agent: *
Allow: /

Sitemap: ${site.url}/sitemap.xml
`,

  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('')}</urlset>
`,

  'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
} as const;
