export type Page = {
  /** Shown with the site's name in tabs, search results and link previews. */
  title: string;
  /** For search results and link previews. A page without it is not indexed. */
  preview?: {
    description: string;
    /** A PNG or JPEG in static/, its size, and its alternative text. */
    picture: { file: `/${string}`; width: number; height: number; alt: string };
  };
};

export const notFound = { heading: '404 - Page Not Found' };

/** All pages by exact path; '*' is every other path. Documents, metadata, router, sitemap and tests use this table. */
export const pages = {
  '/': {
    title: 'Data and machine-learning consultancy',
    preview: {
      description:
        'We design data and machine-learning systems for startups, researchers and companies, build them with your team, and stay until they run in production.',
      picture: {
        file: '/images/share.png',
        width: 1200,
        height: 630,
        alt: 'Ridgelines drawn from density curves, beside the name',
      },
    },
  },
  '/about': { title: notFound.heading }, // The specification asks for a 404 here.
  '*': { title: notFound.heading },
} satisfies Record<`/${string}` | '*', Page>;
