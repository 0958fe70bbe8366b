/* Runs at build time. html-webpack-plugin calls it for each page. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Compilation } from 'webpack';
import { App } from '../src/App';
import { asset } from '../src/asset';
import { home } from '../src/content/home';
import { type Page, pages } from '../src/content/pages';
import { site } from '../src/content/site';
import { documentTitle, findPage } from '../src/router/findPage';
import { fontFaces, webFontUrl } from '../src/theme/fontFaces';
import { DARK } from '../src/theme/media';
import { dark, tokens } from '../src/theme/tokens';
import { type CheckedContent, checkContent } from './checkContent';
import { buildCsp } from './csp';

/** The part of html-webpack-plugin's template parameters that is used here. */
type TemplateParameters = {
  compilation: Pick<Compilation, 'assets'>;
  htmlWebpackPlugin: { files: { js: readonly string[] }; options: { path: string } };
};

/** Without this type, TypeScript would know what home.ts does not have, and would not compile `contact.service`. */
const content: CheckedContent = home;

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Renders one page to a whole HTML document.
 * @param compilation has the code of the entry, which is inlined in production
 * @param htmlWebpackPlugin the path of the page ('*' for unknown paths), and the URLs of its scripts
 * @returns HTML with its styles and its CSP
 */
export default function renderDocument({
  compilation,
  htmlWebpackPlugin: { files, options },
}: TemplateParameters): string {
  checkContent(content, site.url);
  const { path } = options;
  const sheet = new ServerStyleSheet();
  const root = forReaders(renderToString(sheet.collectStyles(<App initialPath={path} />)));
  // Programs that copy a page rewrite the URLs of the fonts. The other styles stay as they are, and match their hash.
  const styles = [fontFaces, cssOf(sheet)];
  const [entryUrl = ''] = files.js;
  const entry = isProduction ? codeOf(compilation, entryUrl) : undefined;
  const policy = buildCsp({
    scripts: entry === undefined ? [] : [entry],
    styles,
    endpoint: content.contact?.service?.endpoint,
  });
  const script = entry === undefined ? <script src={entryUrl} /> : <script {...raw(entry)} />;
  const page = <PageDocument {...{ path, policy, styles, script, root }} />;
  return `<!doctype html>\n${renderToStaticMarkup(page).replace('charSet=', 'charset=')}\n`;
}

const BLOCK =
  '(address|article|aside|blockquote|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h\\d|header|hr|li|main|nav|[ou]l|p|pre|section|summary|table|t[dhr])';
const BESIDE_BLOCK = new RegExp(`(?=<${BLOCK}\\b)|(?<=</${BLOCK}>)`, 'g');

/**
 * Changes React's markup for programs that read it without a browser. Line feeds keep the words of two blocks apart:
 * client/app.tsx removes them before React mounts. Some parsers know attributes in lower case only; SVG needs its capitals.
 */
function forReaders(markup: string): string {
  const lowerCase = (part: string) => (part.startsWith('<svg') ? part : part.toLowerCase());
  return markup.replace(/<svg.*?<\/svg>| [\w-]+="/gs, lowerCase).replace(BESIDE_BLOCK, '\n');
}

/** @throws {Error} if webpack has not built the entry */
function codeOf({ assets }: TemplateParameters['compilation'], url: string): string {
  const file = assets[url.slice(1)];
  if (!file) {
    throw new Error(
      `The entry script "${url}" is missing, so it cannot be inlined. Keep the entry named "entry" in webpack.config.js.`,
    );
  }
  return String(file.source());
}

/**
 * The CSS of the rendered components, without the markers by which styled-components would find it in the browser and
 * take it over. React adds its own copy when it mounts. If an update changes the markers, a test fails.
 */
function cssOf(sheet: ServerStyleSheet): string {
  const elements: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[] =
    sheet.getStyleElement();
  return elements
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '')
    .join('')
    .replace(/data-styled\.\w+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g, '');
}

/** Code that is inserted as it is, so that its hash in the CSP is right. */
const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

type Props = Record<'path' | 'policy' | 'root', string> & {
  styles: string[];
  script: ReactElement;
};

function PageDocument({ path, policy, styles, script, root }: Props) {
  const { preview } = findPage(path);
  // First in the body. In the head it would delay the first paint. Further down, the font would arrive later.
  const fontPreload = `<link rel="preload" as="font" type="font/woff2" href="${webFontUrl}" crossorigin>`;
  return (
    <html
      lang={site.language}
      data-path={path}
      data-paths={Object.keys(pages).join(' ')}
      data-react-start={site.reactStart}
    >
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(path)}</title>
        {styles.map((text) => (
          <style key={text} {...raw(text)} />
        ))}
        {script}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={dark.background} media={DARK} />
        <meta name="theme-color" content={tokens.color.background} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* With credentials, because a preview may be behind a password. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        {preview ? <Preview path={path} {...preview} /> : <meta name="robots" content="noindex" />}
      </head>
      {/* React mounts on the root, so it is rendered separately. */}
      <body {...raw(`${fontPreload}<div id="root">${root}</div>`)} />
    </html>
  );
}

/** Tells search engines who owns the site: https://schema.org/Organization */
const describeOrganization = () =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.url}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${site.url}/icon-512.png`,
      width: 512,
      height: 512,
    },
  }).replaceAll('<', '\\u003c');

/** Metadata for search engines and link previews. */
function Preview({ path, description, picture }: Required<Page>['preview'] & { path: string }) {
  const address = site.url + path;
  const { file, width, height, alt } = picture;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={documentTitle(path)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta property="og:image" content={site.url + asset(file)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {path === '/' && <script type="application/ld+json" {...raw(describeOrganization())} />}
    </>
  );
}
