/*
 * The app as the entry fetches it. Documents of earlier builds call it, too: what it exports, and what it is
 * given, may grow but not change.
 */
import './markers'; // here, too, where sorting leaves it
import { flushSync } from 'react-dom';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { isOwnBuild } from './markers';

/** A submit that came before React. */
export type HeldSubmit = {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** What the fields held when it was sent. */
  data: FormData;
};

/**
 * Lets React take over the markup that the document arrived with, or, where a translator or a password manager has
 * changed it or the document is of another build, render it anew. What the visitor has typed, the focus and the caret stay.
 * @throws {unknown} what was thrown while rendering; the page is then left as it was
 */
export function mount(): void {
  const container = document.getElementById('root') as HTMLElement;
  const { path = '*' } = document.documentElement.dataset;
  const nodes = [...container.childNodes];
  const giveBack = takeFromVisitor(container);
  const errors: unknown[] = [];
  let isMounting = true;
  // All in one go: nobody types between what is remembered and what is given back.
  const app = <App renderedFor={path} />;
  const options: HydrationOptions = {
    onUncaughtError: (error) => {
      if (isMounting) errors.push(error);
      else reportError(error);
    },
    // That the markup was changed is no fault. In development it is reported, as it may be one of ours.
    ...(process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} }),
  };
  const root = flushSync(() => {
    if (isOwnBuild) return hydrateRoot(container, app, options);
    // React would leave the old classes, which rules of two builds would meet.
    container.replaceChildren();
    const root = createRoot(container, options);
    root.render(app);
    return root;
  });
  isMounting = false;
  if (errors.length > 0) {
    root.unmount();
    container.replaceChildren(...nodes);
  }
  giveBack();
  if (errors.length > 0) throw errors[0];
  performance.mark('mounted'); // for the tests
}

/**
 * Delivers what was sent before React: each submit once, with what the fields held when it was sent, to the form
 * that stands there now, and not before all is rendered that the last one has led to. As events, not by
 * submitting once more, since the browser's check has already passed them.
 */
export function deliver(held: readonly HeldSubmit[]): void {
  for (const { form, submitter, data } of held) {
    const target = document.getElementById(form.id);
    const giveAsSent = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) formData.delete(name);
      for (const [name, value] of data) formData.append(name, value);
    };
    target?.addEventListener('formdata', giveAsSent);
    flushSync(() =>
      target?.dispatchEvent(
        new SubmitEvent('submit', {
          bubbles: true,
          cancelable: true,
          submitter: submitter && counterpart(submitter as Control),
        }),
      ),
    );
    target?.removeEventListener('formdata', giveAsSent);
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/** The control that stands where one stood: itself, or what React has put in its place. */
function counterpart(control: Control): Control | null {
  if (control.isConnected) return control;
  const form = document.getElementById(control.form?.id ?? '') as HTMLFormElement | null;
  const others = [...(form?.elements ?? [])] as Control[];
  return others.find(({ name, type }) => name === control.name && type === control.type) ?? null;
}

/**
 * Remembers what is the visitor's among the nodes that React may put others in place of.
 * @returns a function that gives it to those which stand there by then
 */
function takeFromVisitor(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll<Control>('input:not([type=hidden]), textarea')];
  const giveFocus = takeFocus(container);
  return () => {
    for (const field of fields) {
      const now = counterpart(field);
      if (now && now !== field) now.value = field.value;
    }
    giveFocus();
  };
}

/** The same for the focus, the caret, and the place in the window. */
function takeFocus(container: HTMLElement): () => void {
  const focused = document.activeElement as Control;
  // Asking the body where it is would have the whole page laid out.
  if (!container.contains(focused)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  const { top } = focused.getBoundingClientRect();
  const alike = () => [...container.querySelectorAll<Control>(focused.localName)];
  const place = alike().indexOf(focused);
  return () => {
    if (focused === document.activeElement) return;
    const now = (focused.form ? counterpart(focused) : alike()[place]) ?? focused;
    now.focus({ preventScroll: true });
    // Words of another length may have moved it.
    window.scrollBy(0, now.getBoundingClientRect().top - top);
    if (typeof selectionStart === 'number') {
      const direction = selectionDirection ?? undefined;
      (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, direction);
    }
  };
}
