import { home } from '../../src/content/home';

const { skipLink, header, hero, industries, contact, footer } = home;

/** Placeholders are no stops; a link with an address is one. */
const stopsAt = (links: readonly { label: string; href?: string }[]) =>
  links.filter(({ href }) => href).map(({ label }) => `a: ${label}`);

/** Where the Tab key stops on Home in a wide window, in order, as `focused` calls it. */
export const stops = [
  `a: ${skipLink}`,
  ...stopsAt(header.links),
  `button: ${hero.action}`,
  ...stopsAt(industries.cards.map(({ link }) => link)),
  `input: ${contact.labels.name}`,
  `input: ${contact.labels.email}`,
  `textarea: ${contact.labels.message}`,
  `button: ${contact.action}`,
  ...stopsAt([footer.privacy]),
];
