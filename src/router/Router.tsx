import { type ComponentType, useEffect } from 'react';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { type Path, pathOf, titleAt } from './pageAt';
import { usePathname } from './usePathname';

type Props = { renderedFor: string };

/** The component of each page. */
const components: Record<Path, ComponentType> = {
  '/': Home,
  '/about': () => <NotFound tone="plain" />,
  '*': () => <NotFound tone="red" />,
};

/** Shows the page that the address names. */
export function Router({ renderedFor }: Props) {
  const pathname = usePathname(renderedFor);
  // Not a <title> of React's: the document keeps its own if rendering fails.
  useEffect(() => {
    document.title = titleAt(pathname);
  }, [pathname]);
  const Component = components[pathOf(pathname)];
  return <Component />;
}
