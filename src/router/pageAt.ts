import { type Page, pages } from '../content/pages';
import { site } from '../content/site';

/** What the table of pages is keyed by. */
export type Path = keyof typeof pages;

/**
 * The key of the page that a path names. Only the exact path counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export const pathOf = (pathname: string): Path =>
  Object.hasOwn(pages, pathname) ? (pathname as Path) : '*';

export const pageAt = (pathname: string): Page => pages[pathOf(pathname)];

/** What tabs, search results and link previews call a page: with the site's name, which comes first at its home. */
export const titleAt = (pathname: string): string =>
  pathname === '/'
    ? `${site.name} · ${pages['/'].title}`
    : `${pageAt(pathname).title} · ${site.name}`;
