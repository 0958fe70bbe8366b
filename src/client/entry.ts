/*
 * The entry: the build inlines it into each document's head. The page is complete without React. The entry starts React
 * when a form is submitted, when the document is not that of the current path or, with site.reactStart 'idle', when the
 * browser is idle. Until React has mounted, the entry queues submits. It loads React's code earlier: when a field of such a
 * form gets the focus.
 */
import { keepMenuOutOfTheWay } from './menu';
import { type QueuedSubmit, replaceValues } from './queuedSubmit';

declare global {
  interface Window {
    /** The exports of hydrate.tsx, once assets/app.js has run. */
    app: typeof import('./hydrate');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. Others, without an id, are left to the browser. */
const FORM = '#root form[id]';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 600_000;

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;
/** The submits that React has not handled yet. */
let queue: QueuedSubmit[] = [];

/** True once React is needed, also between attempts. False again if an error unmounts React later. */
let isStarted = false;
/** The request for the app's code. Undefined before the first request, and again after loading or mounting has failed. */
let appRequest: Promise<unknown> | undefined;
let attempts = 0;
/** Ends the pause before the next attempt, if there is one. */
let endPause = () => {};

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, { capture: true });

const documentParsed = new Promise((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

/** Starts React, once. If an attempt has failed and the next one is waiting, it begins now. */
function startReact(): void {
  endPause();
  if (isStarted) return;
  isStarted = true;
  keepTrying();
}

/**
 * Mounts the app, and gives it the queue. If mounting fails, the page stays as it is, the first error is reported, and
 * this tries again after growing pauses, because the connection may come back or a deployment may fix the app.
 */
async function keepTrying(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await mountApp();
      break;
    } catch (error) {
      if (pause === FIRST_PAUSE) reportError(error); // only of the first attempt
    }
    forgetApp();
    sendWithoutReact();
    await new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, pause);
    });
  }
  window.app.deliver(queue.splice(0));
}

/** Loads and mounts the app. From then on, React handles submits, until a later error. */
async function mountApp(): Promise<void> {
  await loadApp();
  await documentParsed;
  // Lets the browser paint the pressed button. A timer, because background tabs get no frames.
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.app.mount(() => {
    isStarted = false; // A later error has unmounted React.
    on('submit', queueSubmit);
  });
  window.removeEventListener('submit', queueSubmit, true);
}

/** Requests the app, once. After a failure, it uses a new URL, because browsers do not load a failed module again. */
function loadApp(): Promise<unknown> {
  if (!appRequest) {
    attempts += 1;
    appRequest = import(/* webpackIgnore: true */ APP + (attempts > 1 ? `?${attempts}` : ''));
  }
  return appRequest;
}

function forgetApp(): void {
  appRequest = undefined;
}

function queueSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM)) return;
  // React listens as soon as it starts to mount. It must not get this event twice: now, and from deliver().
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push({ form, data: new FormData(form), submitter: event.submitter });
  startReact();
}

/**
 * Lets the browser itself send a queued form that has an action. This leaves the page. So it happens only if the browser
 * is online, and only for the latest submit, because the visitor may have corrected an earlier one.
 */
function sendWithoutReact(): void {
  const latest = queue.findLast(({ form }) => form.matches('[method=post]'));
  if (!latest || !navigator.onLine) return;
  const { form, data, submitter } = latest;
  // Later attempts and React must not send earlier messages, nor this one again.
  queue = queue.filter((queued) => queued.form !== form);
  const replaceData = ({ formData }: FormDataEvent) => {
    replaceValues(formData, data);
    const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
    if (name) formData.append(name, String(value));
  };
  form.addEventListener('formdata', replaceData, { once: true });
  HTMLFormElement.prototype.submit.call(form);
}

/** Some hosts serve a page's document at another path, too, or the 404 document at a page's path. */
function startIfDocumentIsWrong(): void {
  const { pathname } = location;
  if (path === '*' ? paths.split(' ').includes(pathname) : path !== pathname) startReact();
}

keepMenuOutOfTheWay();

on('submit', queueSubmit);

on('focusin', ({ target }) => {
  // Only once: if it fails, a submit tries again, and reports the error.
  const isFirst = attempts === 0;
  if (isFirst && (target as HTMLInputElement).form?.matches(FORM)) loadApp().catch(forgetApp);
});

// A drawing that cannot be loaded leaves its place empty, without the browser's frame. In another window size, the page
// may load another file for it.
for (const type of ['error', 'load']) {
  const setVisibility = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.alt === '')
      target.style.visibility = type === 'error' ? 'hidden' : '';
  };
  document.addEventListener(type, setVisibility, { capture: true }); // `load` does not reach window
}

on('online', () => endPause());
on('visibilitychange', () => document.hidden || endPause());

// Links load new documents, so this happens only after code has changed the path (pushState).
on('popstate', startIfDocumentIsWrong);
startIfDocumentIsWrong();

if (reactStart === 'idle') {
  // Safari has no requestIdleCallback.
  on('load', () => (window.requestIdleCallback ?? setTimeout)(startReact));
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
