/*
 * The browser's entry. The page is finished when its HTML arrives, so React is fetched only when something of it
 * is about to be used: focus in a form, a submit, history. Until then this file listens, and holds what is sent.
 * The production build puts it into the document itself: there is no moment at which it is still on its way.
 */
import type { HeldSubmit } from './hydrate';
import { webFont } from './theme/webFont';

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
let isComposing = false;
let isPressed = false;
let resume = () => {};

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
async function fetchApp(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') window.app = await import('./hydrate');
  else await import(/* webpackIgnore: true */ `/assets/app.js${attempts ? `?${attempts}` : ''}`);
}

/** Fetches the app, lets it take over the document in a calm moment, and hands it what was held. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    await fetchApp();
    await parsed;
    while (isComposing || isPressed) {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    window.app.mount();
  } catch {
    // The page stays as it is. Who asks again waits longer each time; who has sent something need not ask.
    setTimeout(
      () => {
        isLoading = false;
        if (held.length > 0) void load();
      },
      Math.min(1_000 * 2 ** ++attempts, LONGEST_PAUSE),
    );
    return;
  }
  listening.abort();
  window.app.deliver(held);
}

on('focusin', ({ target }) => {
  if ((target as HTMLInputElement).form) void load();
});

// Should React put new nodes in the old ones' place, it must not be in the middle of a word that is being composed,
// or between press and release. The release after a menu was opened may go to the menu.
on('compositionstart', () => {
  isComposing = true;
});
on('pointerdown', ({ button, ctrlKey }: PointerEvent) => {
  isPressed = button === 0 && !ctrlKey;
});
on('keydown', ({ key }: KeyboardEvent) => {
  if (key === ' ') isPressed = true;
});
on('compositionend submit', () => {
  isComposing = false;
  setTimeout(() => resume());
});
on('pointerup pointercancel keyup submit', () => {
  isPressed = false;
  setTimeout(() => resume());
});

on('submit', (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  if (!form.closest('#root')) return; // of an extension
  // React listens as soon as it starts to take over: it must not see what it will be given once more.
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ form, submitter: event.submitter, data: new FormData(form) });
  void load();
});

/**
 * Makes the web font known once it is here: for one on its way Chromium asks the system at each size of type for
 * another that holds its place, and the first paint would wait for the answers.
 */
async function addWebFont(): Promise<void> {
  const faces = webFont.weights.map(
    (weight) => new FontFace(webFont.name, `url(${webFont.file})`, { weight: String(weight) }),
  );
  await parsed;
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

addWebFont().catch(() => {}); // It can't be fetched: what stands in stays.

/** A host may answer every path with one document. Development loads at once too, for hot updates. */
function correct(): void {
  const { pathname } = location;
  const isWrong = path === '*' ? paths.split(' ').includes(pathname) : path !== pathname;
  if (isWrong || process.env.NODE_ENV === 'development') void load();
}

// Links to a place in the page change the history, too, and need no React.
on('popstate', correct);
correct();
