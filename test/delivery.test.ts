import { createHash, randomBytes } from 'node:crypto';
import { faultsOf, overBudget } from '../delivery/checks';
import { policyFor } from '../delivery/policy';

describe('the budget of a file', () => {
  test.each([
    ['index.html', 'src/content/home.ts'],
    ['assets/index.js', 'src/index.ts'],
    ['assets/app.js', 'dependency'],
    ['images/hero.svg', 'art/'],
    ['images/blog.svg', 'art/'],
    ['images/share.png', 'art/'],
    ['fonts/some.woff2', 'art/'],
  ])('when %s overruns it, the message says by how much and where to look', (name, where) => {
    const fault = overBudget(name, randomBytes(200_000));
    expect(fault).toContain(name);
    expect(fault).toMatch(/weighs \d+ bytes compressed, \d+ over its budget of \d+\./);
    expect(fault).toContain(where);
  });

  test('counts bytes as they travel, compressed', () => {
    expect(overBudget('index.html', Buffer.alloc(200_000, 'a'))).toBeUndefined();
  });

  test('is kept by small files, and none is set for what is not weighed', () => {
    expect(overBudget('index.html', randomBytes(1_000))).toBeUndefined();
    expect(overBudget('robots.txt', randomBytes(200_000))).toBeUndefined();
  });

  test('of the entry is not the one of the app', () => {
    const content = randomBytes(10_000);
    expect(overBudget('assets/index.js', content)).toBeDefined();
    expect(overBudget('assets/app.js', content)).toBeUndefined();
  });
});

describe('the faults of a document', () => {
  const files = new Set(['about.html', 'images/blog.svg', 'fonts/some.woff2', 'images/glyphs.svg']);
  const faults = (html: string) => faultsOf('index.html', html, files);

  test('are none where all files are there and all elements have their words', () => {
    const html = `<style>@font-face{src:url('/fonts/some.woff2')}</style>
      <link rel="canonical" href="https://kernelridge.example/"><a href="#main">Skip</a><a href="/">Home</a><a href="/about">About</a>
      <h1>Title</h1><p>Text</p><img src="/images/blog.svg" alt=""><textarea></textarea>
      <svg><use href="/images/glyphs.svg#mark"></use></svg>`;
    expect(faults(html)).toEqual([]);
  });

  test.each([
    '<img src="/images/gone.svg" alt="">',
    '<source srcset="/images/gone.svg">',
    '<link rel="icon" href="/images/gone.svg">',
    '<use href="/images/gone.svg#mark"></use>',
    '<style>p{background:url(/images/gone.svg)}</style>',
    '<style>p{background:url("/images/gone.svg?v=12345678")}</style>',
  ])('name a missing file and where it belongs: %s', (html) => {
    expect(faults(html + html)).toEqual([expect.stringContaining('/images/gone.svg')]);
    expect(faults(html)).toEqual([expect.stringContaining('static/')]);
  });

  test.each(['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd', 'a', 'button', 'label', 'time', 'title'])(
    'name an empty %s and where its text is written',
    (tag) => {
      expect(faults(`<${tag} class="x"></${tag}>`)).toEqual([
        expect.stringMatching(new RegExp(`empty <${tag}\\b.*src/content/`)),
      ]);
    },
  );
});

describe('the content security policy', () => {
  const directives = (html: string) =>
    new Map(
      policyFor(html)
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values] as const;
        }),
    );
  const hashOf = (text: string) =>
    `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

  test('allows the inline texts of the document, the empty style, and no others', () => {
    const policy = directives(
      '<style>p{color:red}</style><style data-styled="true">b{}</style><script>go("é")</script><script type="application/ld+json">{}</script>',
    );
    expect(policy.get('script-src')).toEqual(["'self'", hashOf('go("é")')]);
    expect(policy.get('style-src')).toEqual([
      hashOf('p{color:red}'),
      hashOf('b{}'),
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  test('forbids whatever else there is, and has no unsafe exceptions', () => {
    const policy = directives('<script>start()</script><style>p{}</style>');
    for (const name of ['default-src', 'base-uri', 'form-action', 'trusted-types']) {
      expect(policy.get(name)).toEqual(["'none'"]);
    }
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    for (const [name, values] of policy) {
      if (name.startsWith('require-')) continue;
      for (const value of values) expect(value).toMatch(/^'(none|self|sha256-[\w+/]{43}=)'$/);
    }
  });
});
