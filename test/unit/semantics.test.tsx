/* Roles that WebKit needs: it takes a list without markers for no list, and a decorative image in a figure for content. */
import { render } from '@testing-library/react';
import { App } from '../../src/App';
import pages from '../../src/content/pages.json';

test('on every page, each list without markers has the role of a list, and each decorative image is silent', () => {
  for (const path of Object.keys(pages)) {
    history.replaceState(null, '', path);
    render(<App initialPath={path} />);
  }
  const lists = Array.from(document.querySelectorAll('ul, ol'), (list) => ({
    role: list.getAttribute('role'),
    hasMarkers: getComputedStyle(list).listStyle !== 'none',
  }));
  expect(lists).toContainEqual({ role: 'list', hasMarkers: false });
  expect(lists).not.toContainEqual({ role: null, hasMarkers: false });
  for (const image of document.querySelectorAll('img[alt=""]'))
    expect(image).toHaveAttribute('role', 'presentation');
});
