/*
 * The entry: the build inlines it into each document's head. The page is complete without React. A form with `data-react`
 * needs it: its first focus loads the app, and its first submit mounts React. If that fails, the browser sends a form that
 * has a service, and the next submit of any other form tries again.
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

/** How long a visitor who has submitted a form waits for the app, in milliseconds. */
const TIME_LIMIT = 20_000;

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;

/** The request for the app. Undefined before the first one, and after a failure. */
let request: Promise<unknown> | undefined;
let requests = 0;
/** Fulfilled when React has mounted. Undefined before anyone needs React, and after a failure. */
let mounted: ReturnType<typeof mountApp> | undefined;

const documentParsed = new Promise((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

/** Requests the app, once. Each further attempt uses a new URL, because browsers do not load a failed module again. */
function loadApp(): Promise<unknown> {
  if (request) return request;
  requests += 1;
  request = import(
    /* webpackIgnore: true */ requests > 1 ? `/assets/app.js?${requests}` : '/assets/app.js'
  );
  request.catch(() => {
    request = undefined;
  });
  return request;
}

async function mountApp() {
  const tooSlow = new Promise<never>((_, reject) =>
    setTimeout(reject, TIME_LIMIT, new Error('assets/app.js did not load in time')),
  );
  await Promise.race([loadApp(), tooSlow]);
  await documentParsed;
  // Lets the submit event end, and the browser paint the pressed button. A timer, because background tabs get no frames.
  await new Promise((resolve) => setTimeout(resolve, 20));
  // React expects the markup of the build.
  for (const form of document.querySelectorAll(FORM)) form.ariaBusy = null;
  const find = window.app.mount(document.getElementById('root') as HTMLElement, path);
  window.removeEventListener('submit', holdSubmit, true);
  return find;
}

/** Mounts React, once. If that fails, the promise is rejected, the page stays as it was, and the next call tries again. */
function mountReact() {
  mounted ??= mountApp().catch((error) => {
    request = mounted = undefined;
    throw error;
  });
  return mounted;
}

/** Holds a submit until React has mounted. Then the form is submitted again, with what it holds by then. */
async function holdSubmit(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!form.matches(FORM)) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // React listens as soon as it begins to mount
  if (form.ariaBusy) return; // a second click
  form.ariaBusy = 'true'; // its button looks pressed
  try {
    const find = await mountReact();
    find(form)?.requestSubmit(find(submitter));
  } catch (error) {
    reportError(error);
    form.ariaBusy = null;
    // The browser can send a form that has a service. This leaves the page, so not while it is offline.
    if (!form.matches('[method=post]') || !navigator.onLine) return;
    form.removeAttribute('data-react');
    form.requestSubmit(submitter);
  }
}

window.addEventListener('submit', holdSubmit, true);

// Only before the first request: if that fails, a submit tries again.
window.addEventListener('focusin', ({ target }) => {
  if (requests === 0 && (target as HTMLInputElement).form?.matches(FORM)) loadApp();
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
