import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { pages } from './content/pages';
import { site } from './content/site';
import { type Page, pageAt, titleOf } from './router/pageAt';
import { fontFaces, webFontFaces } from './theme/fontFaces';
import { night, tokens } from './theme/tokens';
import { webFont } from './theme/webFont';

/** What html-webpack-plugin hands to a template, as far as it is used here. */
export type TemplateParameters = {
  htmlWebpackPlugin: {
    files: { js: readonly string[] };
    options: { path: string };
  };
};

/* Where the styles go once everything is rendered, and what the library writes after each rule and each marker. */
const STYLES = '<style></style>';
const SEPARATOR = '/*!sc*/\n';

/* Filled in by delivery/, once every byte but these is final. */
const POLICY = '{{policy}}';
const BUILD = '{{build}}';

/** In the head it would hold back the first paint; React would put it there. */
const PRELOAD = `<link rel="preload" as="font" type="font/woff2" href="${webFont.file}" crossorigin="anonymous">`;

/**
 * A page without its heading has nothing to show: where that has an id, no frame is drawn before it has come. An empty
 * one, after the head, costs a slow processor a fortieth of a second.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
function expectHeading(html: string): string {
  const [, id] = /<h1\b[^>]*? id="([^"]*)"/.exec(html) ?? [];
  const link = id ? `<link rel="expect" href="#${id}" blocking="render">` : '';
  return html.replace('</head>', `${link}</head>`);
}

/** The paths that have a document of their own, by which the entry sees whether it stands in the right one. */
const paths = pages.map(({ path }) => path).filter((path) => path !== '*');

/**
 * Renders one page to a whole HTML document.
 * @param htmlWebpackPlugin the path of the page ('*' for all that are unknown), and the scripts to load
 * @returns HTML, styles inlined
 */
export default function renderDocument({ htmlWebpackPlugin }: TemplateParameters): string {
  const sheet = new ServerStyleSheet();
  const { path } = htmlWebpackPlugin.options;
  try {
    const html = renderToString(
      <Document path={path} scripts={htmlWebpackPlugin.files.js}>
        {sheet.collectStyles(<App renderedFor={path} />)}
      </Document>,
    );
    const styled = expectHeading(html).replace(STYLES, () => stylesOf(sheet));
    return `<!doctype html>\n${styled.replace('</body>', `${PRELOAD}</body>`)}\n`;
  } finally {
    sheet.seal();
  }
}

/**
 * The rules, and apart from them styled-components' markers, which say whose they are. In one element, as the library
 * writes them, it would take all of it out on taking over and put rule after rule in again, for which browsers look at
 * every element anew. So the rules stay where they are; src/markers.ts says what else that takes.
 */
function stylesOf(sheet: ServerStyleSheet): string {
  const isMarker = (part: string) => part.startsWith('data-styled.');
  const [, opening, css = ''] = /^(<style[^>]*>)(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
  const parts = css.split(SEPARATOR);
  const rules = parts.filter((part) => !isMarker(part)).join('');
  const markers = parts.filter(isMarker).join(SEPARATOR);
  return `<style>${rules}</style>${opening}${markers}${SEPARATOR}</style>`;
}

type Props = { path: string; scripts: readonly string[]; children: ReactNode };

function Document({ path, scripts, children }: Props) {
  const page = pageAt(path);
  return (
    <html
      lang={site.language}
      data-path={page.path}
      data-paths={paths.join(' ')}
      data-build={BUILD}
    >
      <head>
        <meta charSet="utf-8" />
        {process.env.NODE_ENV === 'production' && (
          <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Not among React's styles: a face that is declared anew flashes as the app takes over. */}
        <style>{fontFaces}</style>
        <noscript>
          <style>{webFontFaces}</style>
        </noscript>
        <style />
        {scripts.map((src) => (
          <script key={src} defer src={src} />
        ))}
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={tokens.color.paper}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={night.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {page.isIndexed ? <Preview page={page} /> : <meta name="robots" content="noindex" />}
        {page.path === '/' && <StructuredData description={page.description} />}
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}

/** What search engines and link previews read of a page that may be found. */
function Preview({ page }: { page: Extract<Page, { isIndexed: true }> }) {
  const address = site.url + page.path;
  const { src, width, height, alt } = page.picture;
  return (
    <>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={titleOf(page)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta property="og:image" content={site.url + src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function StructuredData({ description }: { description: string }) {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    description,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  };
  // The text is our own, but a "<" in it could still end the element.
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would encode the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
