/*
 * The entry: the build inlines it into each document's head. The page is complete without React. The entry starts React
 * when a form that React handles is submitted, when the document is not that of the current path or, with
 * site.reactStart 'idle', when the browser is idle. It loads React's code earlier: when such a form gets the focus.
 */
import { keepMenuOutOfTheWay } from './menu';

declare global {
  interface Window {
    /** The exports of hydrate.tsx, once assets/app.js has run. */
    app: typeof import('./hydrate');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. All others are left to the browser. */
const FORM = '#root form[data-react]';

/** How long to wait for the app, in milliseconds. */
const TIME_LIMIT = 20_000;

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;

/** The request for the app's code. Undefined before the first request, and after a failure. */
let request: Promise<unknown> | undefined;
let requests = 0;
/** Whether React is about to mount, or has mounted. */
let isStarted = false;
/** The latest submit that waits for React. */
let waiting: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, { capture: true });

const documentParsed = new Promise((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

/**
 * Requests the app's code, once. `import()` needs no element and reports a failure; the app sets `window.app`. After a
 * failure this uses a new URL, because browsers do not load a failed module again.
 */
function loadApp(): Promise<unknown> {
  if (request) return request;
  requests += 1;
  const url = requests > 1 ? `${APP}?${requests}` : APP;
  const tooSlow = new Promise((_, reject) =>
    setTimeout(reject, TIME_LIMIT, new Error(`${APP} did not load in time`)),
  );
  request = Promise.race([import(/* webpackIgnore: true */ url), tooSlow]);
  request.catch(() => {
    request = undefined;
  });
  return request;
}

/** Mounts React, once. Then it submits the waiting form again, so that React gets what the form holds by then. */
async function startReact(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    // After an error while mounting, or after a slow request, the app is there.
    if (!window.app) await loadApp();
    await documentParsed;
    // Lets the browser paint the pressed button. A timer, because background tabs get no frames.
    await new Promise((resolve) => setTimeout(resolve, 20));
    setBusy(false); // React expects the markup of the build
    const root = document.getElementById('root') as HTMLElement;
    const find = window.app.mount(root, path, handleError);
    window.removeEventListener('submit', holdSubmit, true);
    if (waiting) submitAgain(find(waiting.form), waiting.submitter && find(waiting.submitter));
  } catch (error) {
    handleError(error);
  }
}

/** React has not mounted, or an error has unmounted it. The page is as it was. The next submit starts React again. */
function handleError(error: unknown): void {
  isStarted = false;
  on('submit', holdSubmit);
  reportError(error);
  // The browser itself can send a form that has an action. This leaves the page, so not while it is offline.
  if (waiting?.form.matches('[method=post]') && navigator.onLine) {
    waiting.form.removeAttribute('data-react');
    submitAgain(waiting.form, waiting.submitter);
  } else {
    setBusy(true);
  }
}

function submitAgain(form: Element | undefined, submitter: Element | null | undefined): void {
  setBusy(false);
  waiting = undefined;
  (form as HTMLFormElement | undefined)?.requestSubmit(submitter as HTMLElement | null);
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM)) return;
  // React listens as soon as it starts to mount. It must not get this event twice: now, and from submitAgain().
  event.preventDefault();
  event.stopImmediatePropagation();
  setBusy(false); // another form may have waited before
  waiting = { form, submitter: event.submitter };
  setBusy(true);
  startReact();
}

/** Whether the form of the waiting submit says that it is busy. Its button then looks pressed. */
function setBusy(isBusy: boolean): void {
  if (waiting) waiting.form.ariaBusy = isBusy ? 'true' : null;
}

/** Some hosts serve a page's document at another path, too, or the 404 document at a page's path. */
function startIfDocumentIsWrong(): void {
  const { pathname } = location;
  if (path === '*' ? paths.split(' ').includes(pathname) : path !== pathname) startReact();
}

keepMenuOutOfTheWay();

on('submit', holdSubmit);

// Only before the first request: if that fails, a submit tries again.
on('focusin', ({ target }) => {
  if (requests === 0 && (target as HTMLInputElement).form?.matches(FORM)) loadApp();
});

// A submit that waits gets another chance when the connection or the visitor is back.
for (const type of ['online', 'visibilitychange'])
  on(type, () => waiting && !document.hidden && startReact());

// Back and Forward, within this document. They change the path only if code has called pushState.
on('popstate', startIfDocumentIsWrong);
startIfDocumentIsWrong();

// Safari has no requestIdleCallback.
if (reactStart === 'idle') on('load', () => (window.requestIdleCallback ?? setTimeout)(startReact));

// A drawing that cannot be loaded leaves its place empty, without the browser's frame. In another window size, the page
// may load another file for it.
for (const type of ['error', 'load']) {
  const setVisibility = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.alt === '')
      target.style.visibility = type === 'error' ? 'hidden' : '';
  };
  document.addEventListener(type, setVisibility, { capture: true }); // `load` does not reach window
}

if (process.env.NODE_ENV === 'development' && reactStart === 'form') {
  on('click', ({ target }) => {
    const button = (target as Element).closest?.('button');
    // It neither submits a form nor opens a popover.
    const isOnlyForReact = button && (button.type === 'button' || !button.form);
    if (isStarted || !isOnlyForReact || button.popoverTargetElement) return;
    // biome-ignore lint/suspicious/noConsole: only owners see it, on the dev server.
    console.info("React has not started: see 'reactStart' in src/content/site.ts", button);
  });
}
