/* On pages that are not `live`, React does not run: state, effects and event handlers would do nothing there. */
import { act, useState } from 'react';
import { findNeeds } from '../../src/client/findNeeds';
import { type PageKey, pages } from '../../src/router/pages';
import * as hero from '../../src/sections/Hero';

function findNeedsAt(page: PageKey): string[] {
  history.replaceState(null, '', page === '*' ? '/nope' : page);
  const found: string[] = [];
  act(() => void found.push(...findNeeds(page)));
  return found;
}

test('no component of a page that is not live needs React in the browser', () => {
  const still = (Object.keys(pages) as PageKey[]).filter((page) => !pages[page].live);
  expect(still.flatMap(findNeedsAt)).toEqual([]);
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" ref={() => {}} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('state, handlers and refs are found, with the name of their component and the remedy', () => {
  jest.spyOn(hero, 'Hero').mockImplementation(() => <Counter />);
  expect(findNeedsAt('/')).toEqual(
    ['useState', 'ref', 'onClick'].map((need) =>
      expect.stringMatching(`^Counter has ${need}, .* on /: make the page "live"`),
    ),
  );
});
