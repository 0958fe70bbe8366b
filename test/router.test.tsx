import { act, render, screen } from '@testing-library/react';
import { App } from '../src/App';
import { notFound } from '../src/content/pages';
import { titleAt } from '../src/router/pageAt';
import { theme } from '../src/theme/theme';
import { oddPaths } from './support/paths';

// Query and fragment do not count.
const rest = ['', '?', '#', '?from=/about', '#/about', '?a=1&b=%#top'];
const addresses = [
  ...rest.map((rest) => [`/${rest}`, 'home']),
  ...rest.map((rest) => [`/about${rest}`, 'plain']),
  ...oddPaths.map((path) => [path, 'red']),
];

test.each(addresses.map(([address = '', shown]) => [address.slice(0, 40), shown, address]))(
  '%s is the page %s',
  (_, shown, address) => {
    history.replaceState(null, '', location.origin + address);
    render(<App renderedFor="*" />);
    const heading = screen.getByRole('heading', { level: 1 });
    if (shown === 'home') expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    else {
      expect(document.body).toHaveTextContent(new RegExp(`^${notFound.heading}$`));
      expect(getComputedStyle(heading).color === theme.color.red).toBe(shown === 'red');
      expect(document.body.querySelectorAll('a, button, img, input, p, svg')).toHaveLength(0);
    }
    expect(document.title).toBe(titleAt(location.pathname));
  },
);

test('going back and forward shows the page of each address', () => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
  for (const path of ['/about', '/']) {
    history.replaceState(null, '', path);
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(document.title).toBe(titleAt(path));
    expect(screen.queryByRole('contentinfo') !== null).toBe(path === '/');
  }
});
