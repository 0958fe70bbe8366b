import { createHash, randomBytes } from 'node:crypto';
import { faultsOf, missingParts, overBudget } from '../delivery/checks';
import { policyFor } from '../delivery/policy';

describe('the budget of a file', () => {
  test.each([
    ['index.html', 'src/content/'],
    ['assets/index.js', 'src/index.ts'],
    ['assets/app.js', 'src/content/'],
    ['about.html', 'src/content/'],
    ['images/team.jpg', 'photograph'],
    ['images/team.png', 'JPEG'],
    ['images/hero.svg', 'art/'],
    ['images/blog.svg', 'art/'],
    ['images/share.png', 'art/'],
    ['fonts/some.woff2', 'src/theme/'],
  ])('when %s overruns it, the message says by how much and where to look', (name, where) => {
    const fault = overBudget(name, randomBytes(200_000));
    expect(fault).toContain(name);
    expect(fault).toMatch(/weighs \d+ bytes compressed, \d+ over its budget of \d+\./);
    expect(fault).toContain(where);
  });

  test.each([
    ['what is compressed as it travels', 'index.html', Buffer.alloc(200_000, 'a')],
    ['what is small', 'index.html', randomBytes(1_000)],
    ['what is not weighed', 'robots.txt', randomBytes(200_000)],
    ['the app, which may be larger than the entry', 'assets/app.js', randomBytes(10_000)],
  ])('is kept by %s', (_, name, content) => {
    expect(overBudget(name, content)).toBeUndefined();
  });
});

test('what the content names and nobody has written or drawn is named, and where to do so', () => {
  const drawn = { picture: ['blog'], glyph: ['mark'] };
  const router = 'const components = {\n  Home,\n  NotFound: () => null,\n};';
  const content = { cards: [{ picture: 'blog', glyph: 'mark' }, { picture: { alt: 'A team' } }] };
  const pages = [{ component: 'Home' }, { component: 'NotFound' }];
  expect(missingParts({ content, pages, router, drawn })).toEqual([]);
  expect(
    missingParts({
      content: { cards: [{ picture: 'blogs' }, { glyph: 'moon' }] },
      pages: [...pages, { component: 'Not' }],
      router,
      drawn,
    }),
  ).toEqual([
    expect.stringMatching(/ Not,.* src\/router\/Router\.tsx/),
    expect.stringMatching(/picture "blogs".*art\/draw\.mjs.*npm run art/),
    expect.stringMatching(/glyph "moon".*art\/glyphs\.mjs.*npm run art/),
  ]);
});

describe('the faults of a document', () => {
  const files = new Map(
    Object.entries({
      'index.html': '<main id="main">',
      'about.html': '',
      'images/blog.svg': '<svg id="night">',
      'images/team-640.jpg': '',
      'images/team-1280.jpg': '',
      'fonts/some.woff2': '',
      'images/share.png': '\0\0\0\x14iTXtTitle\0\0\0\0\0Old & Name, and a checksum',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );
  const faults = (html: string) => faultsOf('index.html', `<body>${html}</body>`, files);

  test('are none where everything is there that the document refers to and shows', () => {
    const html = `<style>@font-face{src:url('/fonts/some.woff2?v=12345678')}</style>
      <link rel="canonical" href="https://kernelridge.example/"><a href="/#main">Home</a><a href="/about">About</a>
      <a href="https://elsewhere.example/path">Elsewhere</a><h1>Title</h1><p>Fish &amp; Chips &lt;5&gt; &#x27;&quot;</p>
      <img srcset="/images/team-640.jpg?v=12345678 640w, /images/team-1280.jpg 1280w" src="/images/blog.svg" alt="é">
      <textarea></textarea><p role="status"></p><svg><use href="/images/blog.svg?v=12345678#night"></use></svg>`;
    expect(faults(html)).toEqual([]);
  });

  const gone = /\/images\/gone\.svg.*static\//;
  const texts = ['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd', 'a', 'button', 'label', 'time', 'title'];

  const missing: [html: string, message: RegExp][] = [
    ['<img src="/images/gone.svg" alt="">', gone],
    ['<source srcset="/images/gone.svg?v=12345678#night">', gone],
    ['<img srcset="/images/team-640.jpg 640w, /images/gone.svg 1280w" alt="">', gone],
    ['<link rel="icon" href="/images/gone.svg">', gone],
    ['<use href="/images/gone.svg#mark"></use>', gone],
    ['<style>p{background:url(/images/gone.svg)}</style>', gone],
    ['<style>p{background:url("/images/gone.svg?v=12345678")}</style>', gone],
    ['<use href="/images/blog.svg#moon"></use>', /#moon of \/images\/blog\.svg.*npm run art/],
    ['<a href="/pricing">Pricing</a>', /\/pricing.*src\/content\/pages\.ts/],
    ['<a href="/404">Lost</a>', /\/404.*src\/content\/pages\.ts/],
    ...texts.map((tag): [string, RegExp] => [
      `<${tag} class="x"></${tag}>`,
      new RegExp(`empty <${tag}\\b.*src/content/`),
    ]),
  ];
  test.each(missing)('name what is missing, and where it belongs: %s', (html, message) => {
    expect(faults(html)).toEqual([expect.stringMatching(message)]);
  });

  test('name a file once that is missing twice', () => {
    expect(faults('<img src="/images/gone.svg"><img src="/images/gone.svg">')).toHaveLength(1);
  });

  test('name a link to a part that another page has', () => {
    expect(faults('<a href="#data">Data</a><a href="#top">Top</a><p id="top">Top</p>')).toEqual([
      expect.stringMatching(/#data.*write \/#data/),
    ]);
  });

  test('name each character that the font lacks, where it stands and what to do', () => {
    expect(faults('<p>A ☃ man</p><p>for 5 ₿</p><script>"—"</script>')).toEqual([
      expect.stringMatching(/"☃" \(in "A ☃ man"\).*characters\.ts.*npm run art/),
      expect.stringContaining('"₿" (in "for 5 ₿")'),
    ]);
  });

  test('name a share picture that carries an old name', () => {
    const preview = (name: string) =>
      `<meta property="og:site_name" content="${name}"><meta property="og:image" content="https://kernelridge.example/images/share.png">`;
    expect(faults(preview('Old &amp; Name'))).toEqual([]);
    expect(faults(preview('New Name'))).toEqual([
      expect.stringMatching(/"Old & Name".*"New Name".*npm run art/),
    ]);
  });
});

describe('the content security policy', () => {
  const hashOf = (text: string) =>
    `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

  test('allows the inline texts of the document, the empty style, and no others', () => {
    const policy = policyFor(
      '<style>p{color:red}</style><style data-styled="true">b{}</style><script>go("é")</script><script type="application/ld+json">{}</script>',
    );
    const styles = [hashOf('p{color:red}'), hashOf('b{}'), hashOf('')].join(' ');
    expect(policy).toContain(`; script-src 'self' ${hashOf('go("é")')}; style-src ${styles}; `);
  });

  test('forbids whatever else there is, and has no unsafe exceptions', () => {
    const directives = policyFor('<script>start()</script><style>p{}</style>').split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "trusted-types 'none'"],
        "require-trusted-types-for 'script'",
      ]),
    );
    const harmless = / '(none|self|script|sha256-[\w+/]{43}=)'/g;
    const exceptions = directives
      .map((directive) => directive.replace(harmless, ''))
      .filter((rest) => rest.includes(' '));
    const remedy = 'take it out of delivery/policy.js, or, if it is meant, name it here';
    expect({ exceptions, remedy }).toEqual({ exceptions: [], remedy });
  });
});
