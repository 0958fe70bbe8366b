import { render, screen } from '@testing-library/react';
import { App } from '../src/App';

test('an unknown path is the red 404', () => {
  history.replaceState(null, '', '/nope');
  render(<App renderedFor="/404" />);
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
});
