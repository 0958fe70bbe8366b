/*
 * Runs at build time: html-webpack-plugin bundles this folder for Node, inside the build of the site (see
 * webpack.config.js), and calls it once for each document.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Compilation } from 'webpack';
import { App } from '../App';
import { type PageKey, pages } from '../content/pages';
import { site } from '../content/site';
import { documentTitle } from '../router/documentTitle';
import { fontFaces, webFontUrl } from '../theme/fontFaces';
import { DARK } from '../theme/media';
import { paletteOf } from '../theme/palettes';
import { webFont } from '../theme/webFont';
import { cssOf } from './cssOf';
import { Metadata } from './Metadata';
import { policy } from './policy';
import { raw } from './raw';

/** The part of html-webpack-plugin's template parameters that is used here. */
type TemplateParameters = {
  compilation: Pick<Compilation, 'assets'>;
  htmlWebpackPlugin: { files: { js: readonly string[] }; options: { page: PageKey } };
};

/**
 * Renders the whole HTML document of a page, with its styles, its content security policy and the entry.
 * @param compilation has the code of the entry, which is inlined in production
 * @param htmlWebpackPlugin the page, and the URL of the entry
 * @throws {Error} if the web font lacks a character, or the entry is missing
 */
export default function renderDocument({ compilation, htmlWebpackPlugin }: TemplateParameters) {
  const { page } = htmlWebpackPlugin.options;
  const [entryUrl = ''] = htmlWebpackPlugin.files.js;
  const entry = compilation.assets[entryUrl.slice(1)]?.source().toString().trim();
  if (!entry)
    throw new Error(`The build has no file ${entryUrl}: see output in webpack.config.js.`);
  const sheet = new ServerStyleSheet();
  const root = renderToString(sheet.collectStyles(<App initialPage={page} />));
  checkCharacters(root);
  const css = fontFaces + cssOf(sheet);
  const html = renderToStaticMarkup(
    <html lang={site.language} data-page={page} data-live={pages[page].live}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy(entry, css)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Text follows the size that is set in the system: https://drafts.csswg.org/css-env-1/ */}
        <meta name="text-scale" content="scale" />
        <title>{documentTitle(page)}</title>
        <style {...raw(css)} />
        {process.env.NODE_ENV === 'production' ? (
          // The attribute: https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
          <script data-cfasync="false" {...raw(entry)} />
        ) : (
          <script src={entryUrl} />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={paletteOf('page', 'dark').background} media={DARK} />
        <meta name="theme-color" content={paletteOf('page', 'light').background} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Metadata page={page} />
      </head>
      {/* The font is first in the body. In the head, it would delay the first paint. */}
      <body {...raw(`${preload(webFontUrl)}<div id="root">${root}</div>`)} />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

const preload = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;

/** @throws {Error} if visitors would see a character in another font */
function checkCharacters(html: string): void {
  const text = html.replace(/<[^>]*>/g, '');
  const missing = new Set([...text].filter((character) => !webFont.characters.includes(character)));
  if (missing.size === 0) return;
  throw new Error(
    `The web font lacks these characters: ${[...missing].join(' ')}. Reword the text in src/content/, or add them to src/theme/webFont.ts and run the program in art/.`,
  );
}
