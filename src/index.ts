/*
 * The browser's entry. The page is finished when its HTML arrives, so React is fetched only when something of it
 * is about to be used: focus in a form, a submit, history. Until then this file listens, and holds what is sent.
 * The production build puts it into the document itself: there is no moment at which it is still on its way.
 */
import type { HeldSubmit } from './hydrate';

declare global {
  interface Window {
    /** What assets/app.js brings, which webpack.config.js makes of hydrate.tsx. */
    app: typeof import('./hydrate');
  }
}

/** The longest that a missing app is left alone, in milliseconds. */
const LONGEST_PAUSE = 60_000;

const { path, paths = '' } = document.documentElement.dataset;
const held: HeldSubmit[] = [];
const listening = new AbortController();
let attempts = 0;
let isLoading = false;
let isBusy = false;
let goOn = () => {};

const on = <T extends Event>(types: string, listener: (event: T) => void) => {
  for (const type of types.split(' ')) {
    window.addEventListener(type, listener as (event: Event) => void, {
      capture: true,
      signal: listening.signal,
    });
  }
};

const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

/**
 * The app has a runtime and a stable name of its own, so that a document finds it after a deployment, too: of
 * whichever builds the two are, all that they share is the interface of hydrate.tsx. A file that could not be
 * fetched is asked for under another address, since some browsers remember the failure.
 */
async function fetchApp(): Promise<Window['app']> {
  if (process.env.NODE_ENV !== 'production') return import('./hydrate');
  await import(/* webpackIgnore: true */ `/assets/app.js${attempts ? `?${attempts}` : ''}`);
  return window.app;
}

/** Fetches the app, lets it take over the document in a calm moment, and hands it what was held. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const app = await fetchApp();
    await parsed;
    while (isBusy) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    app.mount();
    listening.abort();
    app.deliver(held);
  } catch {
    // The page stays as it is. Who asks again waits longer each time; who has sent something need not ask.
    setTimeout(
      () => {
        isLoading = false;
        if (held.length > 0) void load();
      },
      Math.min(1_000 * 2 ** ++attempts, LONGEST_PAUSE),
    );
  }
}

on('focusin', ({ target }) => {
  if ((target as HTMLInputElement).form) void load();
});

on('popstate', load);

// Should React put new fields in the old ones' place, it must not be in the middle of a word that is being
// composed, or between press and release. The release of other buttons than the first may go to a menu.
on('compositionstart pointerdown', ({ button }: PointerEvent) => {
  isBusy = !button;
});
on('compositionend pointerup pointercancel submit', () => {
  isBusy = false;
  setTimeout(() => goOn());
});

on('submit', (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  // React listens as soon as it starts to take over: it must not see what it will be given once more.
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ form, submitter: event.submitter, data: new FormData(form) });
  void load();
});

// A host may answer every path with one document. Development loads at once too, for hot updates.
const isOther =
  path === '*' ? paths.split(' ').includes(location.pathname) : path !== location.pathname;
if (isOther || process.env.NODE_ENV === 'development') void load();
