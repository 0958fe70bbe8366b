import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { matchPage, type PageKey } from '../router/pageTable';

/**
 * Mounts React: on the markup of the document, if that is of the page at the path, and otherwise instead of it. From then
 * on, the router follows the path. What a visitor has typed into an uncontrolled field stays.
 * @param root the element that the markup is in
 * @param initialPage the page that the document was rendered for
 */
export function mount(root: HTMLElement, initialPage: PageKey): void {
  const app = <App initialPage={initialPage} />;
  if (matchPage(window.location.pathname) === initialPage) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
