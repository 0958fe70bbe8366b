/*
 * The entry: the build inlines it into each document's head. The page is complete without React. A form with `data-react`
 * needs it: when one of its text fields first gets the focus, or at a submit that comes first, the app is loaded and mounts
 * React. If that fails, the browser sends a form that has a service, and the next submit of any other form tries again.
 */
import { keepMenuOutOfTheWay } from './menu';

declare global {
  interface Window {
    /** The exports of app.tsx, once assets/app.js has run. */
    app: typeof import('./app');
  }
}

/** The forms that React handles. All others are left to the browser. */
const FORM = '#root form[data-react]';

/** Called on a form as `matches.call(form, …)`, because a field named "matches" hides `form.matches`. */
const { matches, requestSubmit, submit } = HTMLFormElement.prototype;

/** How long to wait for the app, in milliseconds. */
const TIME_LIMIT = 20_000;

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;

const documentParsed = new Promise((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

/** Fulfilled when React has mounted. Undefined before anyone needs React, and after a failure. */
let mounted: ReturnType<typeof mount> | undefined;
let attempts = 0;

/** Mounts React, once. If that fails, the page stays as it was, and the next call tries again. The browser reports it. */
function mountReact() {
  mounted ??= mount().catch((error) => {
    mounted = undefined;
    throw error;
  });
  return mounted;
}

async function mount() {
  attempts += 1;
  // Browsers do not load a failed module again, so each further attempt has a new URL.
  const url = attempts > 1 ? `/assets/app.js?${attempts}` : '/assets/app.js';
  const tooSlow = new Promise<never>((_, reject) =>
    setTimeout(reject, TIME_LIMIT, new Error('assets/app.js did not load in time')),
  );
  await Promise.race([window.app ?? import(/* webpackIgnore: true */ url), tooSlow]);
  await documentParsed;
  // Two short tasks instead of a long one, because a visitor may be typing. An idle callback may never come.
  await new Promise((resolve) => setTimeout(resolve, 20));
  setPressed(document.querySelector('[data-pressed]'), false); // React expects the markup of the build
  const find = window.app.mount(document.getElementById('root') as HTMLElement, path);
  window.removeEventListener('submit', holdSubmit, true);
  return find;
}

/** Holds a submit until React has mounted. Then the form is submitted again, with what it holds by then. */
async function holdSubmit(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!matches.call(form, FORM)) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // React listens as soon as it begins to mount
  if (submitter?.matches('[data-pressed]')) return; // a second click
  setPressed(submitter, true);
  try {
    const find = await mountReact();
    const mountedForm = find(form);
    if (mountedForm) requestSubmit.call(mountedForm, find(submitter));
  } catch (error) {
    setPressed(submitter, false);
    // The browser does nothing with a form that has no service. Sending leaves the page, so not while it is offline.
    if (navigator.onLine) submit.call(form);
    throw error;
  }
}

/** A pressed button looks so: see components/Button.tsx. */
function setPressed(button: Element | null, isPressed: boolean): void {
  button?.toggleAttribute('data-pressed', isPressed);
}

window.addEventListener('submit', holdSubmit, true);

// Not a button or a checkbox: it could be replaced between press and release, and the click would be lost.
window.addEventListener('focusin', ({ target }) => {
  if (attempts === 0 && (target as Element).matches?.(`${FORM} :read-write`)) mountReact();
});

// Some hosts serve a page's document at another path, too, or the 404 document at a page's path.
const { pathname } = window.location;
const isWrongDocument = path === '*' ? paths.split(' ').includes(pathname) : path !== pathname;
if (isWrongDocument) mountReact();

if (reactStart === 'idle') {
  // Safari has no requestIdleCallback.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(mountReact));
}

keepMenuOutOfTheWay();

// A drawing that cannot be loaded leaves its place empty: browsers would show a frame. In another window size, the page may
// load another file for it.
for (const type of ['error', 'load']) {
  const setVisibility = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.alt === '')
      target.style.visibility = type === 'error' ? 'hidden' : '';
  };
  document.addEventListener(type, setVisibility, true); // `load` does not reach window
}
