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

/** The page at a path, with the site's language and direction unless it has its own. */
export const findPage = (pathname: string) => ({
  language: site.language,
  direction: site.direction,
  ...(pages[matchRoute(pathname)] as Page),
});

/** Whether a path is that of the home page, in any language. */
export const isHomePath = (pathname: string): boolean =>
  pathname === '/' ||
  Object.values(findPage('/').translations ?? {}).some((path) => path === pathname);

/** The title of a page in tabs, search results and link previews. On the home page the site's name comes first. */
export const documentTitle = (pathname: string): string => {
  const { title } = findPage(pathname);
  return isHomePath(pathname) ? `${site.name} · ${title}` : `${title} · ${site.name}`;
};
