/** What is true of the whole site: its name, its address, its language, and the words that stand on every page. */
export const site = {
  name: 'Kernel Ridge',
  /** The public address, without a slash at the end. robots.txt, sitemap.xml and every canonical link are made from it. */
  url: 'https://kernelridge.example',
  /** The language of all words (BCP 47), and the direction in which it is written. */
  language: 'en-GB',
  direction: 'ltr',
  /** Where researchers report a security problem (RFC 9116), at the site's own host. */
  securityMailbox: 'security',
  /** By this day someone must have confirmed that the mailbox is still read. At most a year ahead. */
  securityExpires: '2027-11-01T00:00:00.000Z',

  /**
   * When React starts: 'form' when a visitor uses a form, 'idle' on each visit, once the page has loaded and the browser
   * is idle. State and event handlers work from then on. README.md says what each costs.
   */
  reactStart: 'form',

  skipLink: 'Skip to main content',

  header: {
    /** What the navigation is called, for those who don't see it. */
    navigation: 'Main',
    /** The button that shows the links, where there is no room for them. */
    menu: 'Menu',
    /** A link without an `href` is a placeholder: give it one, and it works. */
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
    /** A label without an `href` is plain text. */
    links: [{ label: 'Privacy Policy' }],
  },
} as const satisfies {
  direction: 'ltr' | 'rtl';
  reactStart: 'form' | 'idle';
  [key: string]: unknown;
};
