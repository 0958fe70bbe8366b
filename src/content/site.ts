/** What all pages share. */
export const site = {
  name: 'Kernel Ridge',
  /** The public address, without a slash at the end. */
  url: 'https://kernelridge.example',
  /** The language of the content, and the region of its spelling (BCP 47). */
  language: 'en-GB',
  /** What link previews show. */
  shareImage: {
    width: 1200,
    height: 630,
    alt: 'Ridgelines drawn from density curves, beside the name',
  },
};

export const skipLink = 'Skip to main content';

/** A label in the content that can be a link. Each component that shows it says what it is without an `href`. */
export type LinkContent = { label: string; href?: string };

export const header: { navigation: string; menu: string; links: LinkContent[] } = {
  /** The name of the navigation, for screen readers. */
  navigation: 'Main',
  /** The button that shows the links in narrow windows. */
  menu: 'Menu',
  /** Without an `href`, a link is a placeholder. */
  links: [
    { label: 'About' },
    { label: 'Industries' },
    { label: 'Engagement' },
    { label: 'Services' },
    { label: 'Projects' },
    { label: 'Resources' },
  ],
};

export const footer: { year: number; links: LinkContent[] } = {
  year: 2025,
  /** Without an `href`, a label is plain text. */
  links: [{ label: 'Privacy Policy' }],
};
