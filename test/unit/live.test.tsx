/* On pages that are not `live`, React does not run: state, effects and event handlers would do nothing there. */
import { render } from '@testing-library/react';
import { App } from '../../src/App';
import { type PageKey, pages } from '../../src/router/pages';
import { Router } from '../../src/router/Router';

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

/** A fiber and all below and beside it. */
const flatten = (fiber: Fiber | null): Fiber[] =>
  fiber ? [fiber, ...flatten(fiber.child), ...flatten(fiber.sibling)] : [];

/** What needs React in the browser: hooks, and the handlers and refs of elements. */
function findNeeds({ type, memoizedProps, ref, _debugHookTypes }: Fiber): string[] {
  if (typeof type !== 'string')
    return (_debugHookTypes ?? []).filter((hook) => !PURE.includes(hook));
  const props = Object.entries({ ...memoizedProps });
  const handlers = props.filter(([, value]) => typeof value === 'function').map(([name]) => name);
  return ref ? [...handlers, 'ref'] : handlers;
}

/** The name of a component or, for elements and styled components, of the component that has rendered them. */
const nameOf = ({ type, _debugOwner }: Fiber): string =>
  typeof type === 'function' || !_debugOwner ? Object(type).name : nameOf(_debugOwner);

test.each((Object.keys(pages) as PageKey[]).filter((page) => !pages[page].live))(
  'no component of %s needs React in the browser',
  (page) => {
    history.replaceState(null, '', page === '*' ? '/nope' : page);
    const { container } = render(<App initialPage={page} />);
    const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    const fibers = flatten(root.stateNode.current);
    const router = fibers.find(({ type }) => type === Router);
    expect(router && findNeeds(router)).toContain('useEffect'); // otherwise React no longer tells
    const problems = fibers
      .filter((fiber) => fiber !== router)
      .flatMap((fiber) =>
        findNeeds(fiber).map(
          (need) =>
            `${nameOf(fiber)} has ${need}, which does nothing on ${page}: make the page "live" in src/content/pages.json, or use what HTML has.`,
        ),
      );
    expect([...new Set(problems)]).toEqual([]);
  },
);
