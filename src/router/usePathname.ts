import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/**
 * The path in the address bar, kept up to date as the visitor goes back and forward.
 * @param renderedFor the path that the document was rendered for ('*' for any unknown one), which is what it shows
 *   until React has taken over
 */
export function usePathname(renderedFor: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => renderedFor,
  );
}
