import { ThemeProvider } from 'styled-components';
import type { PageKey } from './router/pageTable';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';
import { ThemeVariables, themeValues } from './theme/theme';

/**
 * The whole site.
 * @param initialPage the page that the document was rendered for
 */
export function App({ initialPage }: { initialPage: PageKey }) {
  return (
    <ThemeProvider theme={themeValues}>
      <ThemeVariables />
      <GlobalStyle />
      <Router initialPage={initialPage} />
    </ThemeProvider>
  );
}
