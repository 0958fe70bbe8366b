import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/App';

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<App renderedFor="/" />);
});

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

const stands = (element: Element | undefined, where: number, other: Element | undefined) =>
  Boolean(other && element && other.compareDocumentPosition(element) & where);

const ACTIONABLE = 'a, button, label, summary, [role], [onclick], [tabindex]:not(main)';

describe('the page', () => {
  test('has its eleven sections in the order of the specification', () => {
    const regions = screen.getAllByRole('region');
    const names = [
      /systems engineering/i,
      /recent news/i,
      'What we do',
      'Built on Powerful Data',
      'Our Core Services',
      'Perfect For Your Industry',
      'Engagement Structures',
      'Resources',
      'Contact us',
    ];
    names.forEach((name, i) => {
      expect(regions[i]).toHaveAccessibleName(
        typeof name === 'string' ? name : expect.stringMatching(name),
      );
    });
    expect(regions).toHaveLength(names.length);

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
    expect(outline).toEqual([
      expect.stringMatching(/^H1 .*systems engineering/i),
      expect.stringMatching(/^H2 .*recent news/i),
      'H2 What we do',
      'H3 Development',
      'H3 Deployment',
      'H3 Consultancy',
      'H2 Built on Powerful Data',
      'H2 Our Core Services',
      'H3 Strategic Advisory',
      'H3 Data & Analytics Solutions',
      'H3 Technology Implementation',
      'H3 Process Optimisation',
      'H3 Sustainability & Scalability Consulting',
      'H3 Custom Consulting',
      'H2 Perfect For Your Industry',
      'H3 Startups',
      'H3 Researchers',
      'H3 Companies',
      'H2 Engagement Structures',
      'H3 Short-Term Projects',
      'H3 Retainer-Based Relationships',
      'H3 Workshops & Training',
      'H3 Project-Based Consultations',
      'H2 Resources',
      'H3 Blog',
      'H3 Research',
      'H2 Contact us',
    ]);
  });

  test('keeps its sections in main, between header and footer', () => {
    const main = screen.getByRole('main');
    for (const region of screen.getAllByRole('region')) expect(main).toContainElement(region);
    expect(main).not.toContainElement(screen.getByRole('banner'));
    expect(main).not.toContainElement(screen.getByRole('contentinfo'));
  });

  test('lets the keyboard stop at what can be acted on, and first at a link that skips to main', async () => {
    const user = userEvent.setup();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    const stops: Element[] = [];
    for (;;) {
      await user.tab();
      if (document.activeElement === document.body || !document.activeElement) break;
      stops.push(document.activeElement);
    }
    expect(stops).toEqual([
      skip,
      screen.getByRole('button', { name: 'Contact Us' }),
      ...screen.getAllByRole('textbox'),
      section('Contact us').getByRole('button'),
    ]);
    const main = screen.getByRole('main');
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  test('marks every picture as decoration, says its size, and loads it lazily', () => {
    const pictures = screen.getAllByRole('presentation');
    expect(pictures).toHaveLength(document.images.length);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('alt', '');
      expect(picture).toHaveAttribute('width', expect.stringMatching(/^[1-9]\d*$/));
      expect(picture).toHaveAttribute('height', expect.stringMatching(/^[1-9]\d*$/));
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });

  test('hides every drawing from those who cannot see it, and says its size', () => {
    for (const drawing of document.querySelectorAll('svg')) {
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
      expect(drawing).toHaveAttribute('width', expect.stringMatching(/^[1-9]\d*$/));
      expect(drawing).toHaveAttribute('height', expect.stringMatching(/^[1-9]\d*$/));
    }
  });

  test('has no element id twice', () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('the header shows the logo and six placeholder links, in a list in a labelled navigation', () => {
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Kernel Ridge')).toBeVisible();
  const navigation = header.getByRole('navigation', { name: /\S/ });
  const links = within(within(navigation).getByRole('list')).getAllByRole('link');
  expect(textsOf(links)).toEqual([
    'About',
    'Industries',
    'Engagement',
    'Services',
    'Projects',
    'Resources',
  ]);
});

test('links that go nowhere are the placeholder links of the HTML standard', () => {
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  const placeholders = screen.getAllByRole('link').filter((link) => link !== skip);
  expect(placeholders).toHaveLength(6 + 3);
  for (const link of placeholders) {
    expect(link.tagName).toBe('A');
    expect(link).not.toHaveAttribute('href');
    expect(link).not.toHaveAttribute('tabindex');
    expect(link).toHaveAttribute('role', 'link');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  }
});

test('the hero speaks of systems engineering, architecting and deployment, and has a Contact Us button', () => {
  const tagline = screen.getByRole('heading', { level: 1 });
  for (const word of [/systems engineering/i, /architecting/i, /deployment/i]) {
    expect(tagline).toHaveTextContent(word);
  }
  const button = section(/systems engineering/i).getByRole('button', { name: 'Contact Us' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
});

test('the news card is dated, tells of upgraded systems, and has two tags', () => {
  const news = section(/recent news/i);
  const date = news.getByText('10th Oct 2022');
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', '2022-10-10');
  expect(news.getByRole('heading')).toHaveTextContent(/systems.* upgraded/i);
  expect(textsOf(news.getAllByRole('listitem'))).toEqual(['ML-Ops', 'Development']);
});

test.each([
  ['What we do', 3, 'picture'],
  ['Our Core Services', 6, 'glyph'],
  ['Perfect For Your Industry', 3, 'link and picture'],
  ['Engagement Structures', 4, 'picture'],
  ['Resources', 2, 'picture'],
])('the cards of %s are a list of %d, each with heading, text and %s', (name, count, extra) => {
  const cards = within(section(name).getByRole('list')).getAllByRole('listitem');
  expect(cards).toHaveLength(count);
  for (const card of cards) {
    const title = within(card).getByRole('heading', { level: 3 });
    const text = within(card).getByText(/\w.*\.$/);
    expect(stands(text, Node.DOCUMENT_POSITION_FOLLOWING, title)).toBe(true);
    expect(within(card).queryAllByRole('presentation')).toHaveLength(
      extra.includes('picture') ? 1 : 0,
    );
    expect(card.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      extra === 'glyph' ? 1 : 0,
    );
    expect(within(card).queryAllByRole('link')).toHaveLength(extra.includes('link') ? 1 : 0);
  }
});

test('the statistics are pairs of label and value, the label first', () => {
  const statistics = section('Built on Powerful Data');
  const pairs = statistics.getAllByRole('term').map((label) => {
    const value = label.nextElementSibling;
    expect(label.tagName).toBe('DT');
    expect(value?.tagName).toBe('DD');
    expect(label.closest('dl')).toBeInTheDocument();
    return [label.textContent, value?.textContent];
  });
  expect(pairs).toEqual([
    ['Data Points', '4.8t'],
    ['Geographies', '24'],
    ['Categories', '86'],
    ['Daily Ingest', '12tb'],
  ]);
  expect(statistics.getAllByRole('definition')).toHaveLength(4);
});

test('each industry has a Learn More link that says what it is about', () => {
  const links = section('Perfect For Your Industry').getAllByRole('link', { name: 'Learn More' });
  ['Startups', 'Researchers', 'Companies'].forEach((industry, i) => {
    expect(links[i]).toHaveAccessibleDescription(industry);
  });
});

test('both resources carry the plain text Find out more, which is not a link', () => {
  const panels = section('Resources').getAllByRole('listitem');
  for (const panel of panels) {
    expect(within(panel).getByText('Find out more').closest(ACTIONABLE)).toBeNull();
  }
});

describe('the contact form', () => {
  const form = () => section('Contact us').getByLabelText<HTMLInputElement>('Name').form;

  test('has the labelled fields name, email and message, and a button that submits', () => {
    const contact = section('Contact us');
    const name = contact.getByRole('textbox', { name: 'Name' });
    const email = contact.getByRole('textbox', { name: 'Email' });
    const message = contact.getByRole('textbox', { name: 'Message' });
    expect(contact.getAllByRole('textbox')).toEqual([name, email, message]);
    expect(name).toHaveAttribute('name', 'name');
    expect(name).toHaveAttribute('type', 'text');
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(email).toHaveAttribute('name', 'email');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(message).toHaveAttribute('name', 'message');
    expect(message.tagName).toBe('TEXTAREA');
    expect(message).toHaveAttribute('rows', '5');
    expect(message).toHaveAttribute('autocomplete');
    expect(contact.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  test('has a hidden field access_key with a placeholder value', () => {
    const field = form()?.elements.namedItem('access_key');
    expect(field).toHaveAttribute('type', 'hidden');
    expect(field).toHaveAttribute('value', expect.stringMatching(/\S/));
  });

  test('requires nothing and leaves checking to the browser', () => {
    expect(form()).not.toHaveAttribute('novalidate');
    for (const field of section('Contact us').getAllByRole('textbox')) {
      expect(field).toHaveValue('');
      for (const rule of ['required', 'aria-required', 'pattern', 'minlength', 'maxlength']) {
        expect(field).not.toHaveAttribute(rule);
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

test('the footer names the product, the year 2025 and a Privacy Policy that is not a link', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Kernel Ridge')).toBeVisible();
  expect(footer.getByText(/©.*\b2025\b/)).toBeVisible();
  expect(footer.getByText('Privacy Policy').closest(ACTIONABLE)).toBeNull();
  expect(footer.queryByRole('link')).toBeNull();
});
