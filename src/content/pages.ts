type Picture = { src: string; width: number; height: number; alt: string };

type Row = {
  /** Exactly as the address bar has it, or '*' for every path that no other page has. */
  path: string;
  /** The name of its component in router/Router.tsx. */
  component: string;
  /** Beside the site's name in tabs, search results and link previews. */
  title: string;
} & (
  | {
      isIndexed: true;
      /** For search results and link previews. */
      description: string;
      picture: Picture;
    }
  | { isIndexed: false }
);

/** What link previews show; `npm run art` draws it. */
const ridgelines = {
  src: '/images/share.png',
  width: 1200,
  height: 630,
  alt: 'Ridgelines drawn from density curves, beside the name',
} as const;

export const notFound = { heading: '404 - Page Not Found' } as const;

/** Every page of the site. Documents, metadata, router, sitemap, development server and tests follow this table. */
export const pages = [
  {
    path: '/',
    component: 'Home',
    title: 'Data and machine-learning consultancy',
    isIndexed: true,
    description:
      'We design data and machine-learning systems for startups, researchers and companies, build them with your team, and stay until they run in production.',
    picture: ridgelines,
  },
  { path: '/about', component: 'PlainNotFound', title: notFound.heading, isIndexed: false },
  { path: '*', component: 'RedNotFound', title: notFound.heading, isIndexed: false },
] as const satisfies readonly Row[];
