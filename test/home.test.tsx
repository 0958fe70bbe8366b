/* The home page as the content has it; test/specification.test.ts says what the content has to be. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/App';
import { home } from '../src/content/home';
import { site } from '../src/content/site';

const { header, hero, news, whatWeDo, statistics, coreServices } = home;
const { industries, engagement, resources, contact, footer } = home;

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
});

const section = ({ title }: { title: string }) =>
  within(screen.getByRole('region', { name: title }));

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

const stands = (element: Element | undefined, where: number, other: Element | undefined) =>
  Boolean(other && element && other.compareDocumentPosition(element) & where);

const ACTIONABLE = 'a, button, label, summary, [role], [onclick], [tabindex]:not(main)';

describe('the page', () => {
  test('has its eleven sections in the order of the specification', () => {
    const regions = screen.getAllByRole('region');
    const sections = [hero, news, whatWeDo, statistics, coreServices, industries, engagement];
    expect(regions.map((region) => region.getAttribute('aria-labelledby'))).toEqual(
      [...sections, resources, contact].map(
        ({ title }) => screen.getByText(title, { selector: 'h1, h2' }).id,
      ),
    );
    const all = [screen.getByRole('banner'), ...regions, screen.getByRole('contentinfo')];
    expect(all).toHaveLength(11);
    all.slice(1).forEach((next, i) => {
      expect(stands(next, Node.DOCUMENT_POSITION_FOLLOWING, all[i])).toBe(true);
    });
  });

  test('has one outline of headings', () => {
    const outline = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    const band = (title: string, cards: readonly { title: string }[] = []) => [
      `H2 ${title}`,
      ...cards.map((card) => `H3 ${card.title}`),
    ];
    expect(outline).toEqual([
      `H1 ${hero.title}`,
      ...band(news.title),
      ...band(whatWeDo.title, whatWeDo.cards),
      ...band(statistics.title),
      ...band(coreServices.title, coreServices.cards),
      ...band(industries.title, industries.cards),
      ...band(engagement.title, engagement.cards),
      ...band(resources.title, resources.panels),
      ...band(contact.title),
    ]);
  });

  test('keeps its sections in main, between header and footer', () => {
    const main = screen.getByRole('main');
    for (const region of screen.getAllByRole('region')) expect(main).toContainElement(region);
    expect(main).not.toContainElement(screen.getByRole('banner'));
    expect(main).not.toContainElement(screen.getByRole('contentinfo'));
  });

  test('lets the keyboard stop first at a link that skips to main', async () => {
    await userEvent.setup().tab();
    const skip = screen.getByRole('link', { name: home.skipLink });
    expect(skip).toHaveFocus();
    const main = screen.getByRole('main');
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  test('says the size of every picture, and has drawings be decoration and loaded lazily', () => {
    const plates = document.querySelectorAll('picture > img');
    expect(plates.length).toBeGreaterThan(9);
    for (const plate of plates) expect(plate).toHaveAttribute('alt', '');
    for (const image of document.images) expect(image).toHaveAttribute('loading', 'lazy');
    for (const sized of document.querySelectorAll('img, svg')) {
      expect(sized).toHaveAttribute('width', expect.stringMatching(/^[1-9]\d*$/));
      expect(sized).toHaveAttribute('height', expect.stringMatching(/^[1-9]\d*$/));
    }
    for (const drawing of document.querySelectorAll('svg')) {
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  });

  test('has no element id twice', () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('a link without an address is the placeholder link of the HTML standard, one with an address works', () => {
  const links: readonly { label: string; href?: string }[] = [
    ...header.links,
    ...industries.cards.map(({ link }) => link),
  ];
  const shown = screen
    .getAllByRole('link', { hidden: true })
    .filter(({ textContent }) => links.some(({ label }) => label === textContent));
  expect(textsOf(shown)).toEqual(links.map(({ label }) => label));
  shown.forEach((link, i) => {
    const href = links[i]?.href;
    expect(link.tagName).toBe('A');
    expect(link.getAttribute('href')).toBe(href ?? null);
    expect(link).not.toHaveAttribute('tabindex');
    expect(link.getAttribute('role')).toBe(href ? null : 'link');
    expect(link.getAttribute('aria-disabled')).toBe(href ? null : 'true');
  });
});

test('the header shows the name, and its links in a list in a labelled navigation', () => {
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByText(site.name)).toBeVisible();
  const navigation = banner.getByRole('navigation', { name: header.navigation, hidden: true });
  const list = within(navigation).getByRole('list', { hidden: true });
  expect(textsOf(within(list).getAllByRole('link', { hidden: true }))).toEqual(
    header.links.map(({ label }) => label),
  );
});

test('the button of the hero submits a form that goes nowhere', () => {
  const button = section(hero).getByRole('button', { name: hero.action });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
});

test('the news card is dated and has its tags', () => {
  const date = section(news).getByText(news.date);
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', news.dateTime);
  expect(textsOf(section(news).getAllByRole('listitem'))).toEqual(news.tags);
});

test.each([
  { of: whatWeDo, cards: whatWeDo.cards, extra: 'img' },
  { of: coreServices, cards: coreServices.cards, extra: 'svg' },
  { of: industries, cards: industries.cards, extra: 'a' },
  { of: engagement, cards: engagement.cards, extra: 'img' },
  { of: resources, cards: resources.panels, extra: 'img' },
])(
  'the cards of $of.title are a list, each with heading, text and $extra',
  ({ of, cards, extra }) => {
    const items = within(section(of).getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(cards.length);
    items.forEach((item, i) => {
      const title = within(item).getByRole('heading', { level: 3, name: cards[i]?.title });
      const text = within(item).getByText(String(cards[i]?.text));
      expect(stands(text, Node.DOCUMENT_POSITION_FOLLOWING, title)).toBe(true);
      expect(item.querySelectorAll(extra)).toHaveLength(1);
    });
  },
);

test('the statistics are pairs of label and value, the label first', () => {
  const labels = section(statistics).getAllByRole('term');
  const pairs = labels.map((label) => {
    expect([label.tagName, label.nextElementSibling?.tagName]).toEqual(['DT', 'DD']);
    expect(label.closest('dl')).toBeInTheDocument();
    return { label: label.textContent, value: label.nextElementSibling?.textContent };
  });
  expect(pairs).toEqual(statistics.figures);
});

test('the link of each industry says what it is about', () => {
  const links = section(industries).getAllByRole('link');
  industries.cards.forEach(({ title }, i) => {
    expect(links[i]).toHaveAccessibleDescription(title);
  });
});

test('the labels of the resources and a privacy policy without an address are plain text, not links', () => {
  for (const [i, panel] of section(resources).getAllByRole('listitem').entries()) {
    const label = within(panel).getByText(String(resources.panels[i]?.label));
    expect(label.closest(ACTIONABLE)).toBeNull();
  }
  const bottom = within(screen.getByRole('contentinfo'));
  const { label, href }: { label: string; href?: string } = footer.privacy;
  expect(bottom.getByText(label).closest(ACTIONABLE)?.getAttribute('href')).toBe(href);
  expect(bottom.queryAllByRole('link')).toHaveLength(href ? 1 : 0);
});

describe('the contact form', () => {
  const field = (name: keyof typeof contact.labels) =>
    section(contact).getByRole('textbox', { name: contact.labels[name] });
  const form = () => (field('name') as HTMLInputElement).form;

  test('has labelled fields, and a button that submits', () => {
    const fields = [field('name'), field('email'), field('message')];
    expect(section(contact).getAllByRole('textbox')).toEqual(fields);
    const attributes = ['name', 'type', 'rows', 'autocomplete'];
    expect(fields.map((each) => attributes.map((name) => each.getAttribute(name)))).toEqual([
      ['name', 'text', null, 'name'],
      ['email', 'email', null, 'email'],
      ['message', null, '5', 'off'],
    ]);
    expect(field('message').tagName).toBe('TEXTAREA');
    expect(section(contact).getByRole('button')).toHaveAttribute('type', 'submit');
  });

  test('has a hidden field access_key with a placeholder value', () => {
    const key = form()?.elements.namedItem('access_key');
    expect(key).toHaveAttribute('type', 'hidden');
    expect(key).toHaveAttribute('value', contact.accessKey);
  });

  test('requires nothing and leaves checking to the browser', () => {
    expect(form()).not.toHaveAttribute('novalidate');
    for (const each of section(contact).getAllByRole('textbox')) {
      expect(each).toHaveValue('');
      for (const rule of ['required', 'aria-required', 'pattern', 'minlength', 'maxlength']) {
        expect(each).not.toHaveAttribute(rule);
      }
    }
  });

  test('goes nowhere without scripts either', () => {
    expect(form()).toHaveAttribute('method', 'dialog');
    expect(form()).not.toHaveAttribute('action');
    for (const button of screen.getAllByRole('button')) {
      expect(button).not.toHaveAttribute('formaction');
      expect(button).not.toHaveAttribute('formmethod');
    }
  });
});

test('the footer names the product and the year', () => {
  const bottom = within(screen.getByRole('contentinfo'));
  expect(bottom.getByText(site.name)).toBeVisible();
  expect(bottom.getByText(new RegExp(`©.*\\b${footer.year}\\b`))).toBeVisible();
});
