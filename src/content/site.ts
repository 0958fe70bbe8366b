/** What is true of the whole site: its name, its address and what search engines and link previews show. */
export const site = {
  name: 'Kernel Ridge',
  /** The public address, without a slash at the end. robots.txt, sitemap.xml and every canonical link are made from it. */
  url: 'https://kernelridge.example',
  language: 'en-GB',
  title: 'Data and machine-learning consultancy',
  description:
    'We design data and machine-learning systems for startups, researchers and companies, build them with your team, and stay until they run in production.',
  picture: {
    src: '/images/share.png',
    width: 1200,
    height: 630,
    alt: 'Ridgelines drawn from density curves, the front one in orange, beside the name',
  },
  /** Where researchers report a security problem (RFC 9116), at the site's own host. */
  securityMailbox: 'security',
  /** By this day someone must have confirmed that the mailbox is still read. At most a year ahead. */
  securityExpires: '2027-11-01T00:00:00.000Z',
} as const;

export const notFound = {
  heading: '404 - Page Not Found',
} as const;
