import type { ComponentType } from 'react';
import { Home } from '../pages/Home';
import { NotFound } from '../pages/NotFound';
import { type Page, pageAt, titleOf } from './pageAt';
import { usePathname } from './usePathname';

type Props = { renderedFor: string };

/** A component for each page of content/pages.ts. */
const components: Record<Page['component'], ComponentType> = {
  Home,
  PlainNotFound: () => <NotFound tone="plain" />,
  RedNotFound: () => <NotFound tone="red" />,
};

/** Shows the page that the address names. */
export function Router({ renderedFor }: Props) {
  const page = pageAt(usePathname(renderedFor));
  const Component = components[page.component];
  return (
    <>
      <title>{titleOf(page)}</title>
      <Component />
    </>
  );
}
