import share from '../../static/images/share.png';
import { site } from '../content/site';
import { type PageKey, pageTable } from '../router/pageTable';
import { documentTitle } from '../router/Router';
import { unescaped } from './unescaped';

/** Metadata for search engines and link previews. A page without a description is not indexed. */
export function Metadata({ page }: { page: PageKey }) {
  const { description } = pageTable[page];
  if (description === undefined) return <meta name="robots" content="noindex" />;
  const address = site.url + page;
  const { width, height, alt } = site.shareImage;
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': documentTitle(page),
    'og:description': description,
    'og:url': address,
    'og:locale': site.language.replace('-', '_'),
    'og:image': site.url + share,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt,
  };
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  };
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" {...unescaped(JSON.stringify(organization))} />
    </>
  );
}
