import { pages } from '../content/pages';
import { site } from '../content/site';

export type Page = (typeof pages)[number];

/**
 * The page that a path names. Only the exact path counts: `/about/` and `/index.html` are as unknown as any other.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded, or '*' for any unknown one
 */
export function pageAt(pathname: string): Page {
  const [home] = pages;
  return (
    pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => path === '*') ?? home
  );
}

/** What tabs, search results and link previews call a page: with the site's name, which comes first at its home. */
export const titleOf = ({ path, title }: Page): string =>
  path === '/' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
