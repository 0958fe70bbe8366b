import table from '../content/pages.json';

/** The path of a page, or '*' for all other paths. */
export type PageKey = keyof typeof table;

type Page = {
  /** In tabs, search results and link previews; on the 404 pages, also the heading. */
  title: string;
  /** For search engines. A page without it is not indexed. */
  description?: string;
  /** Whether React runs on it at each visit, so that its components may use state, effects and event handlers. */
  live?: boolean;
};

export const pageTable: Record<PageKey, Page> = table;

/**
 * Finds the key of the page at a path. Only an exact match counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export const matchPage = (pathname: string): PageKey =>
  Object.hasOwn(pageTable, pathname) ? (pathname as PageKey) : '*';
