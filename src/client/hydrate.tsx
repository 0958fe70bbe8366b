/*
 * The app, which the entry loads. Documents of earlier builds call these exports, too: never rename or remove them, and
 * add only optional parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../App';
import { findReplacement, savePageState } from './pageState';
import { type QueuedSubmit, replaceValues } from './queuedSubmit';

let root: Root | undefined;

/**
 * Hydrates the document's markup. If a translator, a password manager or another build has changed it, React renders
 * all of it again. What the visitor has typed, chosen and opened is restored, and so are focus and caret.
 * @param onUnmount called if a later error unmounts React; the page stays as it was, and can be mounted again
 * @throws {unknown} the error of a failed render; the page stays as it was
 */
export function mount(onUnmount = () => {}): void {
  const container = document.getElementById('root') as HTMLElement;
  const nodes = [...container.childNodes];
  const errors: unknown[] = [];
  const throwFirst = () => {
    if (errors.length > 0) throw errors[0];
  };
  // A variable, because errors after mounting are handled otherwise: see below.
  let handleError = (error: unknown): void => {
    errors.push(error);
  };

  // Synchronous from here on, so that nobody types between saving and restoring.
  const restorePageState = savePageState(container);
  if (root) unmount(container, nodes); // After such an error, the old root is empty, but it still owns the container.
  try {
    root = flushSync(() => hydrate(container, (error) => handleError(error)));
    throwFirst();
    flushSync(restorePageState);
    throwFirst();
  } catch (error) {
    unmount(container, nodes);
    restorePageState(); // Out of the page, the old nodes have lost the focus, and their menus were closed.
    throw error;
  }
  const mountedNodes = [...container.childNodes];
  handleError = (error) => {
    // The error has unmounted React, which has emptied the container.
    container.replaceChildren(...mountedNodes);
    onUnmount();
    reportError(error);
  };
  performance.mark('mounted'); // for the tests
}

function hydrate(container: Element, onUncaughtError: (error: unknown) => void): Root {
  const { path = '*' } = document.documentElement.dataset;
  return hydrateRoot(container, <App initialPath={path} />, {
    onUncaughtError,
    // Changed markup is no error for visitors. In development it may be our mistake, so React reports it.
    ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
  });
}

/** Unmounts React, which empties the container, and shows these nodes in it. They keep what was typed. */
function unmount(container: Element, nodes: readonly Node[]): void {
  root?.unmount();
  root = undefined;
  container.replaceChildren(...nodes);
}

/**
 * Replays queued submits, each once and with its own values, on the form that is there now. Each waits until React has
 * rendered the result of the one before. It only dispatches events: the browser has validated the values.
 */
export function deliver(queue: readonly QueuedSubmit[]): void {
  for (const { form, data, submitter: pressed } of queue) {
    const target = document.getElementById(form.getAttribute('id') ?? '');
    if (!(target instanceof HTMLFormElement)) continue;
    const submitter = pressed && (findReplacement(pressed, form, target) as HTMLButtonElement);
    const replaceData = ({ formData }: FormDataEvent) => {
      // The queued values do not contain the button's value. Adds it only if the handler has asked for it, with
      // new FormData(form, submitter).
      const includesButton = submitter && formData.getAll(submitter.name).includes(submitter.value);
      replaceValues(formData, data);
      if (includesButton) formData.append(submitter.name, submitter.value);
    };
    target.addEventListener('formdata', replaceData);
    const options = { bubbles: true, cancelable: true, submitter };
    flushSync(() => target.dispatchEvent(new SubmitEvent('submit', options)));
    target.removeEventListener('formdata', replaceData);
  }
}
