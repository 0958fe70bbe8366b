import type { ComponentProps } from 'react';
import { TrailStyle } from './components/trail/TrailStyle';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';

/** The whole site. */
export function App(props: ComponentProps<typeof Router>) {
  return (
    <>
      <GlobalStyle />
      <TrailStyle />
      <Router {...props} />
    </>
  );
}
