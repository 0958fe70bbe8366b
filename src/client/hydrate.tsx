/*
 * The app, which the entry loads. Documents of earlier builds call these exports, too: never rename or remove them, and
 * add only optional parameters.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../App';
import { saveFormState } from './formState';

/** A submit made before React has mounted. */
export type QueuedSubmit = {
  form: HTMLFormElement;
  /** The values at that moment. */
  data: FormData;
};

let root: Root | undefined;

/**
 * Hydrates the document's markup. If a translator, a password manager or another build has changed it, React renders
 * all of it again, and fields, focus and caret are restored.
 * @param onUnmount called if a later error unmounts React; the page stays as it was, and can be mounted again
 * @throws {unknown} the error of a failed render; the page stays as it was
 */
export function mount(onUnmount = () => {}): void {
  const container = document.getElementById('root') as HTMLElement;
  const { path = '*' } = document.documentElement.dataset;
  const restore = saveFormState(container);
  const errors: unknown[] = [];
  let nodes = [...container.childNodes];
  if (root) {
    // After an error, the old root still owns the container. Unmounting it frees the container, but also empties it.
    root.unmount();
    container.replaceChildren(...nodes);
  }
  let onError = (error: unknown) => {
    errors.push(error);
  };
  // Synchronous, so that nobody types between saving and restoring the form state.
  root = flushSync(() =>
    hydrateRoot(container, <App initialPath={path} />, {
      onUncaughtError: (error) => onError(error),
      // Changed markup is no error for visitors. In development it may be our mistake, so React reports it.
      ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
    }),
  );
  if (errors.length > 0) {
    root.unmount();
    root = undefined;
    container.replaceChildren(...nodes);
  }
  restore();
  if (errors.length > 0) throw errors[0];
  nodes = [...container.childNodes];
  onError = (error) => {
    // React has emptied the container. The old nodes show the page and keep what was typed, but have no handlers.
    container.replaceChildren(...nodes);
    onUnmount();
    reportError(error);
  };
  performance.mark('mounted'); // for the tests
}

/**
 * Replays queued submits, each once and with its own values, on the form that is there now. Each waits until React has
 * rendered the result of the one before. It only dispatches events: the browser has validated the values.
 */
export function deliver(queue: readonly QueuedSubmit[]): void {
  for (const { form, data } of queue) {
    const target = document.getElementById(form.getAttribute('id') ?? '');
    const replaceData = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) formData.delete(name);
      for (const [name, value] of data) formData.append(name, value);
    };
    target?.addEventListener('formdata', replaceData);
    flushSync(() =>
      target?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
    target?.removeEventListener('formdata', replaceData);
  }
}
