import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../App';
import type { PageKey } from '../router/pages';
import { Router } from '../router/Router';

/** What React's development build knows of a component or an element that it has rendered. */
type Fiber = {
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  ref: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  /** What has rendered it. */
  _debugOwner: Fiber | null;
  _debugHookTypes: string[] | null;
};

/** Hooks that work at build time, too. */
const PURE = ['use', 'useContext', 'useDebugValue', 'useId', 'useMemo'];

/**
 * Finds what does nothing on a page where React does not run: state, effects, event handlers and refs. For development only:
 * the entry throws what it finds, so that the overlay of `npm start` shows it.
 * @param page the page at the current path
 * @returns a sentence for each component and need, with the remedy
 */
export function findNeeds(page: PageKey): string[] {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<App initialPage={page} />));
  const fibers = flatten(
    (root as never as { _internalRoot: { current: Fiber } })._internalRoot.current,
  );
  // What is above the router are the providers of the styles, and the router itself runs only where React does.
  const router = fibers.find(({ type }) => type === Router);
  const problems = flatten(router?.child ?? null).flatMap((fiber) =>
    needsOf(fiber).map(
      (need) =>
        `${nameOf(fiber)} has ${need}, which does nothing on ${page}: make the page "live" in src/content/pages.json, or use what HTML has.`,
    ),
  );
  root.unmount(); // empties the fibers
  return [...new Set(problems)];
}

/** A fiber and all below and beside it. */
const flatten = (fiber: Fiber | null): Fiber[] =>
  fiber ? [fiber, ...flatten(fiber.child), ...flatten(fiber.sibling)] : [];

/** What needs React in the browser: hooks, and the handlers and refs of elements. */
function needsOf({ type, memoizedProps, ref, _debugHookTypes }: Fiber): string[] {
  if (typeof type !== 'string')
    return (_debugHookTypes ?? []).filter((hook) => !PURE.includes(hook));
  const props = Object.entries({ ...memoizedProps });
  const handlers = props.filter(([, value]) => typeof value === 'function').map(([name]) => name);
  return ref ? [...handlers, 'ref'] : handlers;
}

/** The name of a component or, for elements and styled components, of the component that has rendered them. */
const nameOf = ({ type, _debugOwner }: Fiber): string =>
  typeof type === 'function' || !_debugOwner ? Object(type).name : nameOf(_debugOwner);
