/* Which page a path shows. A page has a row in content/pages.json and a component in Router.tsx. */
import pages from '../content/pages.json';
import { site } from '../content/site';

/** A path, or '*' for all other paths. */
export type PageKey = keyof typeof pages;

type Page = {
  /** Shown with the site's name in tabs, search results and link previews. */
  title: string;
  /** For search results and link previews. A page without it is not indexed. */
  description?: string;
};

/**
 * Finds the key of the page at a path. Only an exact match counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export const matchPage = (pathname: string): PageKey =>
  Object.hasOwn(pages, pathname) ? (pathname as PageKey) : '*';

/** The row of a path in the table of pages. */
export const findPage = (pathname: string): Page => pages[matchPage(pathname)];

/** The title of a page in tabs, search results and link previews. On the home page the site's name comes first. */
export const documentTitle = (pathname: string): string => {
  const { title } = findPage(pathname);
  return pathname === '/' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
};
