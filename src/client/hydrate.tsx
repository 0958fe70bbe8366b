/*
 * The app, which the entry loads. Documents of earlier builds call `mount`, too: never rename it, and add only optional
 * parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { saveFields } from './fields';

/**
 * Hydrates the document's markup. If a translator, a password manager or another build has changed it, React renders all
 * of it again. What a visitor has entered is kept, and so are focus and caret.
 * @param container the root of the page
 * @param initialPath the path that the document was rendered for ('*' for unknown paths)
 * @param onUnmount called if a later error has unmounted React. The page is as it was, and can be mounted again
 * @returns a function that finds the control that stands for an old one now, if there is one
 * @throws {unknown} the error of a failed render. The page stays as it was
 */
export function mount(
  container: HTMLElement,
  initialPath: string,
  onUnmount: (error: unknown) => void,
): (old: Element) => HTMLElement | undefined {
  const { pathname } = location;
  let nodes = [...container.childNodes];
  let isMounted = false;
  let failure: { error: unknown } | undefined;

  // Synchronous from here on, so that nobody types in between.
  const { find, restore } = saveFields(container);
  const root = flushSync(() =>
    hydrateRoot(container, <App initialPath={initialPath} />, {
      onUncaughtError: (error) => {
        if (isMounted)
          queueMicrotask(() => stop(error)); // React is still busy with the error
        else failure = { error };
      },
      // Changed markup is no error for visitors. In development it may be our mistake, so React reports it.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (!failure) flushSync(restore); // which makes React render again, and may fail, too
  if (failure) {
    putBack();
    restore(); // out of the page, the fields have lost the focus
    throw failure.error;
  }
  isMounted = true;
  nodes = [...container.childNodes];
  performance.mark('mounted'); // for the tests
  return find;

  /** Takes React away, which empties the container, and puts the page back. Its fields keep what was typed. */
  function putBack(): void {
    root.unmount();
    container.replaceChildren(...nodes);
  }

  function stop(error: unknown): void {
    putBack();
    onUnmount(error);
    // If the path has changed since, the nodes are those of another page. The document of the path is the right one.
    if (location.pathname !== pathname) location.reload();
  }
}
