/*
 * The app, which the entry loads. Documents of earlier builds call `mount`, too: never rename it, and add only optional
 * parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { saveFields } from './fields';

/**
 * Mounts React on the document's markup. If a translator, a password manager or another build has changed it, React
 * renders all of it again. What a visitor has entered is kept, and so are focus and caret.
 * @param container the root of the page
 * @param initialPath the path that the document was rendered for ('*' for unknown paths)
 * @returns a function that finds the control that stands for an old one now, if there is one
 * @throws {unknown} the error of a failed render. The page stays as it was
 */
export function mount(container: HTMLElement, initialPath: string) {
  removeLineFeeds(container);
  let page = [...container.childNodes];
  let isMounted = false;
  let failure: { error: unknown } | undefined;

  // React has emptied the container. A page without React is better than none.
  const putBack = () => {
    root.unmount();
    container.replaceChildren(...page);
  };
  const onUncaughtError = (error: unknown) => {
    if (isMounted) {
      reportError(error);
      queueMicrotask(putBack); // React is still busy with the error
    } else {
      failure = { error };
    }
  };

  const { find, restore } = saveFields(container);
  // Synchronous, so that nobody types in between.
  const root = flushSync(() =>
    hydrateRoot(container, <App initialPath={initialPath} />, {
      onUncaughtError,
      // Changed markup is no error for visitors. In development it may be our mistake, so React reports it.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (failure) putBack();
  restore();
  if (failure) throw failure.error;
  isMounted = true;
  page = [...container.childNodes];
  performance.mark('mounted'); // for the tests
  return find;
}

/** Removes the line feeds that the build has put between blocks, because React expects none. */
function removeLineFeeds(container: Node): void {
  const texts = document.createNodeIterator(container, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/^\n+$/.test(text.nodeValue ?? '')) (text as Text).remove();
}
