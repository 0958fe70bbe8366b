import { pages } from './content/pages';
import { site } from './content/site';
import { tokens } from './theme/tokens';

const icons = [192, 512].map((side) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
}));

if (new URL(site.url).origin !== site.url) {
  throw new Error(
    `The url in src/content/site.ts is "${site.url}". Take away what follows its host: all addresses of the site begin with "/".`,
  );
}

/** The files beside the documents that carry the site's name or address. */
export const textFiles = {
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,

  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path }) => `  <url><loc>${site.url}${path}</loc></url>`)
  .join('\n')}
</urlset>
`,

  'manifest.webmanifest': `${JSON.stringify(
    {
      name: site.name,
      description: pages[0].description,
      lang: site.language,
      start_url: '/',
      display: 'browser',
      background_color: tokens.color.paper,
      theme_color: tokens.color.paper,
      icons,
    },
    null,
    2,
  )}\n`,

  '.well-known/security.txt': `Contact: mailto:${site.securityMailbox}@${new URL(site.url).host}
Expires: ${site.securityExpires}
Canonical: ${site.url}/.well-known/security.txt
Preferred-Languages: en
`,
} as const;

type TemplateParameters = { htmlWebpackPlugin: { options: { filename: keyof typeof textFiles } } };

/** html-webpack-plugin's template: the text of the file that it is asked for. */
export default ({ htmlWebpackPlugin }: TemplateParameters): string =>
  textFiles[htmlWebpackPlugin.options.filename];
