import type { ComponentProps } from 'react';
import { Router } from './router/Router';
import { GlobalStyle } from './theme/GlobalStyle';
import { TrailStyle } from './theme/TrailStyle';

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
