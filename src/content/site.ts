import type { SiteText } from '../pages/PageLayout';

type SiteSettings = {
  url: string;
  language: string;
  reactStart: 'form' | 'idle';
};

/** Settings of the whole site, and the text that all pages share. */
export const site = {
  name: 'Kernel Ridge',
  /** The public address, without a slash at the end. robots.txt, sitemap.xml and canonical links use it. */
  url: 'https://kernelridge.example',
  /** The language of the content, and the region of its spelling (BCP 47). */
  language: 'en-GB',

  /**
   * When React starts: 'form' at the first focus of a field, 'idle' on each visit, once the page has loaded and the
   * browser is idle. State and event handlers work from then on.
   */
  reactStart: 'form',

  skipLink: 'Skip to main content',

  header: {
    /** The name of the navigation, for screen readers. */
    navigation: 'Main',
    /** The button that shows the links in narrow windows. */
    menu: 'Menu',
    /** A link without an `href` is a placeholder. With one it works. */
    links: [
      { label: 'About' },
      { label: 'Industries' },
      { label: 'Engagement' },
      { label: 'Services' },
      { label: 'Projects' },
      { label: 'Resources' },
    ],
  },

  footer: {
    year: 2025,
    /** Without an `href` it is plain text. */
    links: [{ label: 'Privacy Policy' }],
  },
} as const satisfies SiteSettings & SiteText;
