import type { ComponentProps } from 'react';
import { ThemeProvider } from 'styled-components';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';
import { theme } from './theme/theme';

/** The whole site. */
export function App(props: ComponentProps<typeof Router>) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Router {...props} />
    </ThemeProvider>
  );
}
