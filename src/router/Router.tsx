import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { type Path, pathOf, titleAt } from './pageAt';

type Props = {
  /** The path that the document was rendered for ('*' for any unknown one), which is what it shows until React mounts. */
  renderedFor: string;
};

const components: Record<Path, ComponentType> = {
  '/': Home,
  '/about': () => <NotFound tone="plain" />,
  '*': () => <NotFound tone="red" />,
};

/** Shows the page that the address names, also as the visitor goes back and forward. */
export function Router({ renderedFor }: Props) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => renderedFor,
  );
  // Not a <title> of React's: the document keeps its own if rendering fails.
  useEffect(() => {
    document.title = titleAt(pathname);
  }, [pathname]);
  const Component = components[pathOf(pathname)];
  return <Component />;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
