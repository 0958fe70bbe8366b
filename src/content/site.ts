/** What is true of the whole site: its name, its address and whom to tell of a security problem. */
export const site = {
  name: 'Kernel Ridge',
  /** The public address, without a slash at the end. robots.txt, sitemap.xml and every canonical link are made from it. */
  url: 'https://kernelridge.example',
  language: 'en-GB',
  /** Where researchers report a security problem (RFC 9116), at the site's own host. */
  securityMailbox: 'security',
  /** By this day someone must have confirmed that the mailbox is still read. At most a year ahead. */
  securityExpires: '2027-11-01T00:00:00.000Z',
} as const;
