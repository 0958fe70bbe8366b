import { type PageKey, pages } from '../content/pages';
import { site } from '../content/site';

/** The title of a page in tabs, search results and link previews. On the home page, the site's name comes first. */
export function documentTitle(page: PageKey): string {
  const { title } = pages[page];
  return page === '/' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
}
