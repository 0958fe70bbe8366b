import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { documentTitle, matchPage, type PageKey } from './pages';

/** The component of each page. */
const components: Record<PageKey, ComponentType> = {
  '/': Home,
  '/about': () => <NotFound tone="plain" />, // The specification asks for a 404 here.
  '*': () => <NotFound tone="red" />,
};

/**
 * Shows the page at the current path, and follows Back and Forward.
 * @param initialPath the path that the document was rendered for ('*' for unknown paths)
 */
export function Router({ initialPath }: { initialPath: string }) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => initialPath,
  );
  // React's <title> is not used, because the document must keep its title if rendering fails.
  useEffect(() => {
    document.title = documentTitle(pathname);
  }, [pathname]);
  const Component = components[matchPage(pathname)];
  return <Component />;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
