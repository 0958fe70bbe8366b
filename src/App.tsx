import { TrailStyle } from './drawings/TrailStyle';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';

/**
 * The whole site.
 * @param initialPath the path that the document was rendered for ('*' for unknown paths)
 */
export function App({ initialPath }: { initialPath: string }) {
  return (
    <>
      <GlobalStyle />
      <TrailStyle />
      <Router initialPath={initialPath} />
    </>
  );
}
