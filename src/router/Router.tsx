import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { routeOf } from './routes';
import { usePathname } from './usePathname';

type Props = { renderedFor: string };

/** Shows the page that the address names. */
export function Router({ renderedFor }: Props) {
  const pathname = usePathname(renderedFor);
  switch (routeOf(pathname)) {
    case 'home':
      return <Home />;
    case 'about':
      return <NotFound tone="plain" />;
    case 'unknown':
      return <NotFound tone="red" />;
  }
}
