/*
 * Which page a path shows. A page is declared in two places: its title in content/pages.ts, and its component in Router.tsx.
 * The file of its document follows from its path: see documentOf in build/siteFiles.ts.
 */
import { type Page, pages } from '../content/pages';
import { site } from '../content/site';

/** A key of the table of pages: a path, or '*'. */
export type RouteKey = keyof typeof pages;

/**
 * Finds the key of the page at a path. Only an exact match counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export const matchRoute = (pathname: string): RouteKey =>
  Object.hasOwn(pages, pathname) ? (pathname as RouteKey) : '*';

/** The entry of a path in the table of pages. */
export const findPage = (pathname: string): Page => pages[matchRoute(pathname)];

/** The title of a page in tabs, search results and link previews. On the home page the site's name comes first. */
export const documentTitle = (pathname: string): string => {
  const { title } = findPage(pathname);
  return pathname === '/' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
};
