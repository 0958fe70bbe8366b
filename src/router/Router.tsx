import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { logo } from '../content/drawings';
import { home } from '../content/home';
import { notFound } from '../content/pages';
import { site } from '../content/site';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { PageLayout } from '../pages/PageLayout';
import { documentTitle, matchRoute, type RouteKey } from './findPage';

/** Each page with its content. */
const components: Record<RouteKey, ComponentType> = {
  '/': () => (
    <PageLayout siteText={site} logo={logo} isHome>
      <Home {...home} />
    </PageLayout>
  ),
  '/about': () => <NotFound {...notFound} tone="plain" />,
  '*': () => <NotFound {...notFound} tone="red" />,
};

/**
 * Shows the page at the current path. It follows Back and Forward, but code that calls pushState must also dispatch a
 * popstate event, because pushState alone tells nobody.
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
  const Component = components[matchRoute(pathname)];
  return <Component />;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
