import { type Page, pages } from '../content/pages';
import { site } from '../content/site';

/** What the table of pages is keyed by. */
export type RouteKey = keyof typeof pages;

/**
 * The key of the page that a path names. Only the exact path counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export const matchRoute = (pathname: string): RouteKey =>
  Object.hasOwn(pages, pathname) ? (pathname as RouteKey) : '*';

/** The page at a path, with the site's language and direction unless it has its own. */
export const findPage = (
  pathname: string,
): Page & Required<Pick<Page, 'language' | 'direction'>> => ({
  language: site.language,
  direction: site.direction,
  ...pages[matchRoute(pathname)],
});

/** What tabs, search results and link previews call a page: with the site's name, which comes first at its home. */
export const documentTitle = (pathname: string): string =>
  pathname === '/'
    ? `${site.name} · ${pages['/'].title}`
    : `${findPage(pathname).title} · ${site.name}`;
