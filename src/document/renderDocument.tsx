/*
 * Runs at build time: html-webpack-plugin bundles this file, and with it the app, for Node, inside the build of the site (see
 * webpack.config.js), and calls it once for each document.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Compilation } from 'webpack';
import { App } from '../App';
import { site } from '../content/site';
import { type PageKey, pageTable } from '../router/pageTable';
import { documentTitle } from '../router/Router';
import { fontFaces, webFont, webFontUrl } from '../theme/font';
import { COLOR_SCHEMES, NIGHT } from '../theme/media';
import { paletteOf } from '../theme/palettes';
import { Metadata } from './Metadata';
import { policy } from './policy';
import { unescaped } from './unescaped';

/** The part of html-webpack-plugin's template parameters that is used here. */
type TemplateParameters = {
  compilation: Pick<Compilation, 'assets'>;
  htmlWebpackPlugin: { files: { js: readonly string[] }; options: { page: PageKey } };
};

/**
 * Renders the whole HTML document of a page, with its styles, its content security policy and the entry.
 * @param compilation has the code of the entry, which is inlined in production
 * @param htmlWebpackPlugin the page, and the URL of the entry
 * @throws {Error} if the web font lacks a character, the entry is missing, or the site is not at the root of its domain
 */
export default function renderDocument({ compilation, htmlWebpackPlugin }: TemplateParameters) {
  const { page } = htmlWebpackPlugin.options;
  if (new URL(site.url).origin !== site.url)
    throw new Error(
      `The address ${site.url} in src/content/site.ts has a path or a slash at its end. The site works only at the root of a domain: on GitHub Pages, that is your own domain or a user page, not a project page.`,
    );
  const [entryUrl = ''] = htmlWebpackPlugin.files.js;
  const entry = compilation.assets[entryUrl.slice(1)]?.source().toString().trim();
  if (!entry)
    throw new Error(`The build has no file ${entryUrl}: see output in webpack.config.js.`);
  const sheet = new ServerStyleSheet();
  const root = renderToString(sheet.collectStyles(<App initialPage={page} />));
  checkCharacters(root);
  const css = fontFaces + cssOf(sheet);
  const html = renderToStaticMarkup(
    <html
      lang={site.language}
      data-page={page}
      data-element-count={pageTable[page].live && root.match(/<\w/g)?.length}
    >
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy(entry, css)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Text follows the size that is set in the system: https://drafts.csswg.org/css-env-1/ */}
        <meta name="text-scale" content="scale" />
        <title>{documentTitle(page)}</title>
        <style {...unescaped(css)} />
        {process.env.NODE_ENV === 'production' ? (
          // The attribute: https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
          <script data-cfasync="false" {...unescaped(entry)} />
        ) : (
          <script src={entryUrl} />
        )}
        <meta name="color-scheme" content={COLOR_SCHEMES} />
        <meta name="theme-color" content={paletteOf('page', 'night').background} media={NIGHT} />
        <meta name="theme-color" content={paletteOf('page', 'day').background} />
        <link rel="icon" href="/favicon.png" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Metadata page={page} />
      </head>
      {/* In the head, the font would delay the first paint. Between these comments, Cloudflare does not hide e-mail addresses. */}
      <body
        {...unescaped(
          `${preload(webFontUrl)}<!--email_off--><div id="root">${root}</div><!--/email_off-->`,
        )}
      />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

/**
 * The CSS of the rendered components, without the markers by which the library would take it over in the browser: the element,
 * the rule before each component's rules, which names it, and the comment after each.
 */
const cssOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>|data-styled\.\w+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g, '');

const preload = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;

/** @throws {Error} if visitors would see a character in another font */
function checkCharacters(html: string): void {
  const text = html.replace(/<[^>]*>/g, '');
  const missing = new Set([...text].filter((character) => !webFont.characters.includes(character)));
  if (missing.size === 0) return;
  throw new Error(
    `The web font lacks these characters: ${[...missing].join(' ')}. Reword the text in src/content/, or add them to src/theme/webFont.json and run npm run font.`,
  );
}
