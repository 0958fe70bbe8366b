import type { PageKey } from './content/pages';
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
      <Router initialPage={initialPage} />
    </>
  );
}
