/*
 * The app, which the entry loads. Documents of earlier builds call `mount`, too: never rename it, and add only optional
 * parameters.
 */
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { matchPage } from '../router/matchPage';

let isMounted = false;

/**
 * Mounts React on the markup of a document, once. From then on, the router follows the path.
 * @param container the root of the page
 * @param initialPage the page that the document was rendered for. Another build may have had other pages
 */
export function mount(container: HTMLElement, initialPage: string): void {
  if (isMounted) return;
  isMounted = true;
  hydrateRoot(container, <App initialPage={matchPage(initialPage)} />);
}
