/** @jest-environment node */
/* On pages that are not `live`, React does not run: state, effects and event handlers would do nothing there. */
import { renderToString } from 'react-dom/server';
import { App } from '../../src/App';
import { type PageKey, pages } from '../../src/router/pages';

const react = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>('react');
const runtime = jest.requireActual('react/jsx-runtime');

/** What works at build time, too. */
const PURE = ['use', 'useContext', 'useDebugValue', 'useId', 'useMemo'];
const HOOKS = Object.keys(react).filter((name) => name.startsWith('use') && !PURE.includes(name));

/** The component that calls this: the outermost function of the site in the stack, except the router, which React runs. */
const findComponent = () =>
  new Error().stack
    ?.split('\n')
    .findLast((line) => /[\\/]src[\\/](?!router)/.test(line))
    ?.replace(/^\s*at |\(?\S*[\\/](?=src[\\/])|\)$/g, '');

test.each((Object.keys(pages) as PageKey[]).filter((page) => !pages[page].live))(
  'no component of %s needs React in the browser',
  (page) => {
    const problems = new Set<string>();
    const note = (what: string) => {
      const component = findComponent();
      if (component)
        problems.add(
          `${component} has ${what}, which does nothing on ${page}: make the page "live" in src/content/pages.json, or use what HTML has.`,
        );
    };
    for (const hook of HOOKS) {
      const original = react[hook];
      jest.spyOn(react, hook).mockImplementation((...args) => {
        note(hook);
        return original?.(...args);
      });
    }
    for (const create of ['jsx', 'jsxs']) {
      const original = runtime[create];
      jest.spyOn(runtime, create).mockImplementation((...args) => {
        const [type, props] = args as [unknown, object];
        const isElement = typeof type === 'string' || Object(type).styledComponentId;
        for (const [name, value] of Object.entries(props))
          if (isElement && typeof value === 'function' && /^on[A-Z]|^ref$|action$/i.test(name))
            note(name);
        return original(...args);
      });
    }
    renderToString(<App initialPage={page} />);
    expect([...problems]).toEqual([]);
  },
);
