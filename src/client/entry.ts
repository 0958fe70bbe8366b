/* The entry, which the build inlines into the head of each document: see “The life of a page” in CONTRIBUTING.md. */
import { matchPage, type PageKey } from '../router/pages';
import { loadPictures } from './loadPictures';
import { logForm } from './logForm';
import { setUpMenu } from './setUpMenu';

/** The page of the document and, if that is live, how many elements it has. */
const { page, elements } = document.documentElement.dataset as { page: PageKey; elements?: string };

const parsed = new Promise<HTMLElement>((resolve) =>
  document.addEventListener('DOMContentLoaded', () =>
    resolve(document.getElementById('root') as HTMLElement),
  ),
);

const isElsewhere = () => matchPage(window.location.pathname) !== page;

const { origin, pathname } = window.location; // at first

/**
 * Whether this is a copy in an archive, which has paths of its own: React would replace it by the page for unknown paths.
 * The path of a copy ends in that of the page, or archives have rewritten the canonical link so that it leads to the copy.
 */
const isArchived = () =>
  matchPage(pathname) !== page &&
  ((page !== '/' && pathname.endsWith(page)) ||
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href === origin + pathname);

let isMounted = false;

/** Mounts React once. If it cannot be loaded, the page stays as it is, and the next change of the path tries again. */
async function mountReact(isNeeded: () => boolean) {
  const root = await parsed;
  if (isMounted || !isNeeded() || isArchived()) return;
  const { mount } = await import(/* webpackChunkName: 'app' */ './mount');
  // Meanwhile, the visitor may have come back, or a translator may have begun.
  if (isMounted || !isNeeded()) return;
  isMounted = true;
  mount(root, page);
}

const followPath = () => mountReact(isElsewhere);
window.addEventListener('popstate', followPath);
followPath();

// Where a translator or an extension has changed the page, React would undo that.
let isChanged = false;
if (elements) {
  const observer = new MutationObserver(() => {
    isChanged = true;
    observer.disconnect();
  });
  const changes = { subtree: true, childList: true, characterData: true };
  parsed.then((root) => {
    isChanged = root.querySelectorAll('*').length !== Number(elements);
    if (process.env.NODE_ENV !== 'production' && isChanged)
      throw new Error(
        'React does not mount, because the markup is not that of the build: an extension has changed it, or the browser, which adds what HTML requires, as a <tbody>.',
      );
    observer.observe(root, changes);
  });
}

const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no idle callbacks.
window.addEventListener('load', () =>
  whenIdle(async () => {
    try {
      if (elements) await mountReact(() => !isChanged);
    } finally {
      loadPictures(whenIdle);
    }
  }),
);

window.addEventListener('submit', logForm);
setUpMenu();

if (process.env.NODE_ENV !== 'production' && !elements)
  import('./findNeeds').then(({ findNeeds }) => {
    const needs = findNeeds(page);
    if (needs.length > 0) throw new Error(needs.join('\n')); // which the overlay of npm start shows
  });
