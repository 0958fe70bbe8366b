/*
 * The browser's entry. The page is finished when its HTML arrives, so React is fetched only when the
 * visitor first shows an intent; until then this file listens, and holds a submit that comes too early.
 * The production build puts it into the document itself: there is no moment at which it is still on its way.
 */
import { routeOf } from './router/routes';

const DELIBERATE = ['pointerdown', 'keydown', 'focusin', 'submit', 'popstate'];
const root = document.documentElement;
const held: [form: HTMLFormElement, submitter: HTMLElement | null][] = [];
let loading = false;
let mounted = false;

function onIntent(event: Event): void {
  if (mounted) return;
  if (event.type === 'submit') {
    const { target, submitter } = event as SubmitEvent;
    // React listens as soon as it starts to take over: it must not see what it will be given once more.
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push([target as HTMLFormElement, submitter]);
  }
  void load();
}

/** A mere movement counts once: it would ask a server that is down a hundred times a second. */
function onMove({ movementX, movementY }: PointerEvent): void {
  // A pointer at rest, under which a page is drawn or scrolled, is reported to move by nothing.
  if (!movementX && !movementY) return;
  window.removeEventListener('pointermove', onMove);
  void load();
}

const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

/**
 * Fetches the app and lets it take over the document, then delivers what was held: as an event, not by
 * submitting once more, since the browser's check has already passed what the visitor sent.
 * If fetching fails, the page stays as it is and the next deliberate intent tries again.
 */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  const app = await import(/* webpackChunkName: 'app' */ './hydrate').catch(() => {});
  if (!app) {
    loading = false;
    return;
  }
  await parsed;
  await app.mount();
  mounted = true;
  for (const [form, submitter] of held) {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  }
}

for (const type of DELIBERATE) window.addEventListener(type, onIntent, true);
window.addEventListener('pointermove', onMove);

// A host may answer every path with one document. Development loads at once too, for hot updates.
if (routeOf(location.pathname) !== root.dataset.route || process.env.NODE_ENV === 'development') {
  void load();
}
