import { ThemeProvider } from 'styled-components';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';
import { theme } from './theme/theme';

type Props = {
  /** The path that the document was rendered for. */
  renderedFor: string;
};

/** The whole site. */
export function App({ renderedFor }: Props) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Router renderedFor={renderedFor} />
    </ThemeProvider>
  );
}
