/* Runs at build time. html-webpack-plugin calls it for each document. */
import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Compilation } from 'webpack';
import { App } from './App';
import { contact, PLACEHOLDER_KEY } from './content/home';
import pages from './content/pages.json';
import { site } from './content/site';
import { documentTitle, findPage } from './router/pages';
import { fontFaces, webFontUrl } from './theme/fontFaces';
import { DARK } from './theme/media';
import { paletteOf } from './theme/palettes';
import { webFont } from './theme/webFont';

/** The part of html-webpack-plugin's template parameters that is used here. */
type TemplateParameters = {
  compilation: Pick<Compilation, 'assets'>;
  htmlWebpackPlugin: { files: { js: readonly string[] }; options: { page: string } };
};

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Renders the whole HTML document of a page, with its styles, its content security policy and the entry.
 * @param compilation has the code of the entry, which is inlined in production
 * @param htmlWebpackPlugin the path of the page ('*' for unknown paths), and the URL of the entry
 * @throws {Error} if the web font lacks a character, or the contact form cannot be sent
 */
export default function renderDocument({ compilation, htmlWebpackPlugin }: TemplateParameters) {
  const { page } = htmlWebpackPlugin.options;
  const [entryUrl = ''] = htmlWebpackPlugin.files.js;
  const sheet = new ServerStyleSheet();
  const root = renderToString(sheet.collectStyles(<App initialPath={page} />));
  checkCharacters(root);
  const css = fontFaces + cssOf(sheet);
  const entry = String(compilation.assets[entryUrl.slice(1)]?.source()).trim();
  const html = renderToStaticMarkup(
    <html lang={site.language} data-path={page} data-paths={Object.keys(pages).join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy(entry, css)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(page)}</title>
        <style {...raw(css)} />
        {isProduction ? <script {...raw(entry)} /> : <script src={entryUrl} />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={paletteOf('page', 'dark').background} media={DARK} />
        <meta name="theme-color" content={paletteOf('page', 'light').background} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Preview page={page} />
      </head>
      {/* The font is first in the body. In the head, it would delay the first paint. */}
      <body {...raw(`${preload(webFontUrl)}<div id="root">${root}</div>`)} />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

/** Code that is inserted as it is, so that its hash in the policy is right. */
const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

const preload = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;

/** @throws {Error} if visitors would see a character in another font */
function checkCharacters(html: string): void {
  const text = html.replace(/<[^>]*>/g, '');
  const missing = new Set([...text].filter((character) => !webFont.characters.includes(character)));
  if (missing.size === 0) return;
  throw new Error(
    `The web font lacks these characters: ${[...missing].join(' ')} Reword the text in src/content/, or add them to src/theme/webFont.ts and run the program in art/.`,
  );
}

/** The CSS of the rendered components, without the markers by which the library would take it over in the browser. */
function cssOf(sheet: ServerStyleSheet): string {
  const elements: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[] =
    sheet.getStyleElement();
  return elements
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '')
    .join('')
    .replace(/data-styled\.\w+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g, '');
}

/** The content security policy: the site's own files and the inline code of this document. */
function policy(script: string, css: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    `form-action ${formTarget()}`,
    "object-src 'none'",
    `script-src 'self' ${hash(script)}`,
    `style-src ${hash(css)} ${hash('')}`, // the empty one is for styled-components, which fills it through the CSSOM
    "require-trusted-types-for 'script'",
    `trusted-types ${isProduction ? "'none'" : 'webpack-dev-server#overlay'}`,
  ].join('; ');
}

/**
 * Where the browser may send forms, as a source of the policy.
 * @throws {Error} if the contact form has an endpoint, but cannot be sent to it
 */
function formTarget(): string {
  const { endpoint, fields } = contact;
  if (endpoint === undefined) return "'none'";
  if (!/^(\/|https?:\/\/)/.test(endpoint) || !URL.canParse(endpoint, site.url)) {
    throw new Error(
      `contact.endpoint in src/content/home.ts is "${endpoint}". Write an address that starts with "https://" (or "http://"), or a path that starts with "/".`,
    );
  }
  if (fields.some((field) => field.type === 'hidden' && field.value === PLACEHOLDER_KEY)) {
    throw new Error(
      'contact.fields in src/content/home.ts still has the placeholder key. Replace it with the key of your form service, or delete the field.',
    );
  }
  const { origin } = new URL(endpoint, site.url);
  return origin === site.url ? "'self'" : origin;
}

/** Metadata for search engines and link previews. */
function Preview({ page }: { page: string }) {
  const { description } = findPage(page);
  if (description === undefined) return <meta name="robots" content="noindex" />;
  const address = site.url + page;
  const { url, width, height, alt } = site.sharePicture;
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': documentTitle(page),
    'og:description': description,
    'og:url': address,
    'og:locale': site.language.replace('-', '_'),
    'og:image': site.url + url,
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
      <script type="application/ld+json" {...raw(JSON.stringify(organization))} />
    </>
  );
}
