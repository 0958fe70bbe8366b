import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { site } from '../content/site';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { matchPage, type PageKey, pageTable } from './pageTable';

/** The component of each page. */
const components: Record<PageKey, ComponentType> = {
  '/': Home,
  '/about': () => <NotFound title={pageTable['/about'].title} tone="plain" />, // The specification asks for a 404 here.
  '*': () => <NotFound title={pageTable['*'].title} tone="red" />,
};

/**
 * Shows the page at the current path, and follows Back and Forward.
 * @param initialPage the page that the document was rendered for
 */
export function Router({ initialPage }: { initialPage: PageKey }) {
  const page = useSyncExternalStore(
    subscribe,
    () => matchPage(window.location.pathname),
    () => initialPage,
  );
  const shown = useRef(initialPage);
  useEffect(() => {
    document.title = documentTitle(page);
    if (page === shown.current) return;
    shown.current = page;
    // Screen readers go on at what has the focus, and what had it is gone. After Back, the browser then scrolls to where it was.
    document.querySelector('main')?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [page]);
  const Component = components[page];
  return <Component />;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The title of a page in tabs, search results and link previews. On the home page, the site's name comes first. */
export function documentTitle(page: PageKey): string {
  const { title } = pageTable[page];
  return page === '/' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
}
