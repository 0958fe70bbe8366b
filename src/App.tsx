import { TrailStyle } from './drawings/TrailStyle';
import type { PageKey } from './router/matchPage';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';

/**
 * The whole site.
 * @param initialPage the page that the document was rendered for
 */
export function App({ initialPage }: { initialPage: PageKey }) {
  return (
    <>
      <GlobalStyle />
      <TrailStyle />
      <Router initialPage={initialPage} />
    </>
  );
}
