/* What WebKit announces otherwise than other engines. */
import { render } from '@testing-library/react';
import { App } from '../../src/App';
import { type PageKey, pages } from '../../src/content/pages';

test('on every page, each list without markers has the role of a list, and no decorative image is in a figure', () => {
  for (const path of Object.keys(pages) as PageKey[]) {
    history.replaceState(null, '', path);
    render(<App initialPage={path} />);
  }
  const lists = Array.from(document.querySelectorAll('ul, ol'), (list) => ({
    role: list.getAttribute('role'),
    hasMarkers: getComputedStyle(list).listStyle !== 'none',
  }));
  expect(lists).toContainEqual({ role: 'list', hasMarkers: false });
  expect(lists).not.toContainEqual({ role: null, hasMarkers: false });
  expect(document.querySelector('figure img[alt=""]')).toBeNull();
});
