/*
 * The entry: the build inlines it into each document's head. The page is complete without React. The entry starts React
 * when a form is submitted, when the document is not that of the current path or, with site.reactStart 'idle', when the
 * browser is idle. Until React has mounted, the entry queues submits.
 */
import type { QueuedSubmit } from './hydrate';

declare global {
  interface Window {
    /** The exports of hydrate.tsx, once assets/app.js has run. */
    app: typeof import('./hydrate');
  }
}

const APP = '/assets/app.js';

/** The forms that React handles. Others, without an id, are left to the browser. */
const FORM = '#root form[id]';

const { path = '*', paths = '', reactStart } = document.documentElement.dataset;
const queue: QueuedSubmit[] = [];
/** Exists from when React is needed until it unmounts because of an error. */
let started: Promise<void> | undefined;
let loading: Promise<unknown> | undefined;
let requests = 0;
let endPause = () => {};

const on = <T extends Event>(type: string, listener: (event: T) => void) =>
  window.addEventListener(type, listener as (event: Event) => void, { capture: true });

const documentParsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    endPause = resolve;
    setTimeout(resolve, milliseconds);
  });

/** Requests the app, each time at another URL, because browsers do not load a failed module again. */
function loadApp(): Promise<unknown> {
  requests += 1;
  loading = import(/* webpackIgnore: true */ APP + (requests > 1 ? `?${requests}` : ''));
  return loading;
}

/** Starts React, once. If it is waiting to retry, it retries at once. */
function startReact(): void {
  if (started) endPause();
  else started = start();
}

/**
 * Mounts the app and hands it the queue. If that fails, the page stays as it is, the first error is reported, and this
 * retries after growing pauses, because the connection may come back or a deployment may fix the app.
 */
async function start(): Promise<void> {
  for (let pause = 2_000; ; pause = Math.min(2 * pause, 600_000)) {
    try {
      await (loading ?? loadApp());
      await documentParsed;
      // Lets the browser paint the pressed button. A timer, because background tabs get no frames.
      await wait(20);
      window.app.mount(() => {
        started = undefined;
        on('submit', queueSubmit);
      });
      window.removeEventListener('submit', queueSubmit, true);
      window.app.deliver(queue.splice(0));
      return;
    } catch (error) {
      if (pause === 2_000) reportError(error);
      loading = undefined;
      sendWithoutReact();
    }
    await wait(pause);
  }
}

/** Lets the browser itself send a queued form that has an action. That leaves the page, so only if it is online. */
function sendWithoutReact(): void {
  const index = queue.findIndex(({ form }) => form.method === 'post');
  if (index < 0 || !navigator.onLine) return;
  const [{ form }] = queue.splice(index, 1) as [QueuedSubmit];
  HTMLFormElement.prototype.submit.call(form);
}

/** Some hosts serve the same document at several paths. */
function correctPath(): void {
  const { pathname } = location;
  if (path === '*' ? paths.split(' ').includes(pathname) : path !== pathname) startReact();
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

on('submit', queueSubmit);

on('focusin', ({ target }) => {
  // Loads the app once. If that fails, the submit reports it.
  if (requests === 0 && (target as HTMLInputElement).form?.matches(FORM)) {
    loadApp().catch(() => {
      loading = undefined;
    });
  }
});

const openMenu = () => document.querySelector<HTMLElement>(':popover-open');
const menuButton = ({ id }: Element) => document.querySelector(`[popovertarget="${id}"]`);

// A link in the menu may lead to a section of this page, which the open menu would cover.
window.addEventListener('click', ({ target }) => {
  if ((target as Element).closest?.('[popover] a[href]')) openMenu()?.hidePopover();
});

// The open menu must not cover what has the focus.
on('focusin', ({ target }) => {
  const menu = openMenu();
  if (menu && !menu.contains(target as Node) && target !== menuButton(menu)) menu.hidePopover();
});

// In a wide window, the links are in a row instead.
on('resize', () => {
  const menu = openMenu();
  if (menu && !menuButton(menu)?.checkVisibility()) menu.hidePopover();
});

on('online', () => started && startReact());
on('visibilitychange', () => started && !document.hidden && startReact());

if (process.env.NODE_ENV === 'development' && reactStart === 'form') {
  on('click', ({ target }) => {
    const button = (target as Element).closest?.('button');
    const isOnlyForReact = button && (button.type === 'button' || !button.form);
    if (started || !isOnlyForReact || button.popoverTargetElement) return;
    // biome-ignore lint/suspicious/noConsole: only owners see it, on the dev server.
    console.info("React has not started: see 'reactStart' in src/content/site.ts", button);
  });
}

on('popstate', correctPath);
correctPath();

if (reactStart === 'idle') {
  // Safari has no requestIdleCallback.
  on('load', () => (window.requestIdleCallback ?? setTimeout)(startReact));
}
