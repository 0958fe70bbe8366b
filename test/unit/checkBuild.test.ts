/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { checkBudget, checkCharacters, checkPages, findProblems } from '../../build/checks';

test.each([
  ['index.html', 'src/content/'],
  ['assets/entry.js', 'src/client/entry.ts'],
  ['assets/app.js', 'dependency'],
  ['images/team.avif', 'photograph'],
  ['images/team.png', 'JPEG'],
  ['images/blog.svg', 'art/'],
  ['images/share.png', 'share image'],
  ['fonts/some.woff2', 'src/theme/webFont.ts'],
])('if %s exceeds its budget, the message says by how much and what to change', (name, where) => {
  const problem = checkBudget(name, randomBytes(200_000));
  expect(problem).toMatch(/^\S+ weighs \d+ bytes compressed, \d+ over its budget of \d+\./);
  for (const part of [name, where]) expect(problem).toContain(part);
  const budget = Number(/budget of (\d+)/.exec(problem ?? '')?.[1]);
  expect(checkBudget(name, randomBytes(budget - 20))).toBeUndefined();
  expect(checkBudget(name, randomBytes(budget + 1))).toContain(' over its budget');
});

describe('the problems of a document', () => {
  const files = new Map(
    Object.entries({
      'index.html': '<main id="main">',
      'about.html': '<p id="team">',
      '404.html': '',
      'plan.pdf': '',
      'own.html': '',
      'own.html.html': '<p id="team">', // the copy that servers send
      'images/blog.svg': '',
      'images/team@2x.svg': '',
      'our plan.pdf': '',
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );
  const problems = (html: string) => findProblems('index.html', html, files);

  test('are none if its files, link targets and texts all exist', () => {
    const html = `<meta property="og:image" content="https://kernelridge.example/images/blog.svg?v=1">
      <link rel="canonical" href="https://elsewhere.example/"><script src="https://a.example/b.js">"☃"</script>
      <a href="/#main">Home</a><a href="/about?a#team">About</a><a href="/plan.pdf">Plan</a>
      <a href="/own.html#team">Own</a><a href="#top">Top</a><p id="top">Top</p>
      <meta http-equiv="Content-Security-Policy" content="form-action 'self' https://service.example">
      <form action="https://service.example/f"></form><form action="/f"></form><form></form>
      <a href="https://elsewhere.example/☃">Elsewhere</a><a href="mailto:a@b.example">Mail</a>
      <a href="tel:+441234567">Call</a><a href="//elsewhere.example/b">Also elsewhere</a>
      <h1>Fish &amp; Chips &lt;5&gt;</h1><p role="status"></p><textarea></textarea>
      <svg><use href="/images/blog.svg?v=12345678#mark"></use></svg><img src="/images/blog.svg?v=1" alt="é">`;
    expect(problems(html)).toEqual([]);
  });

  const gone = /\/images\/gone\.svg.*static\//;
  const relative = /links to ".*", which has no "\/" at its start.*src\/content\//;
  test.each([
    ['<iframe src="/gone.html"></iframe>', /\/gone\.html.*static\//],
    ['<img src="/images/gone.svg" alt="">', gone],
    ['<img srcset="/images/blog.svg?v=1 640w, /images/gone.svg?v=1 1280w" alt="">', gone],
    ['<picture><source srcset="/images/gone.svg#night"></picture>', gone],
    ['<link rel="apple-touch-icon" href="/images/gone.svg">', gone],
    ['<svg><use href="/images/gone.svg?v=12345678#mark"></use></svg>', gone],
    ['<meta property="og:image" content="https://kernelridge.example/images/gone.svg">', gone],
    [
      '<img src="images/blog.svg?v=1" alt="">',
      /images\/blog\.svg.*has no "\/" at its start.*asset\(/,
    ],
    ['<a href="/gone.pdf">Plan</a>', /\/gone\.pdf.*nor a file in static\//],
    ['<a href="/pricing">Pricing</a>', /\/pricing.*src\/content\/pages\.ts/],
    ['<a href="/about.html">About</a>', /\/about\.html.*src\/content\/pages\.ts/],
    ['<a href="/404">Lost</a>', /\/404.*src\/content\/pages\.ts/],
    ['<a href="/index">Home</a>', /\/index.*src\/content\/pages\.ts/],
    ['<a href="/about#jobs">Jobs</a>', /\/about#jobs.*no element has that id/],
    ['<a href="#data">Data</a>', /#data.*write \/#id/],
    ['<a href="/sale-50%">Sale</a>', /\/sale-50%.*src\/content\/pages\.ts/],
    ['<a href="#50%">Sale</a>', /#50%.*no element has that id/],
    ['<video poster="/images/gone.svg"></video>', gone],
    [
      '<form action="https://service.example/f"></form>',
      /service\.example.*security policy blocks/,
    ],
    ['<p id="menu">Starters</p>', /two elements with the id "menu".*src\/content\//],
    ['<a href="about">Relative</a>', relative],
    ['<a href="./about">Relative</a>', relative],
    ['<a href="../plan.pdf">Relative</a>', relative],
    ['<a href="?a">Relative</a>', relative],
    ['<a href="">Relative</a>', relative],
    ['<a href="www.elsewhere.example">Without https</a>', relative],
    ['<img srcset="/images/blog.svg?v=1, /images/gone.svg?v=1 2x" alt="">', gone],
    ['<img src="/images/blog.svg" alt="">', /without a version.*asset\('\/images\/blog\.svg'\)/],
    ['<img src="/images/team@2x.svg?v=1" alt="">', /team@2x\.svg.*Rename it/],
    ['<a href="/our plan.pdf">Plan</a>', /our%20plan\.pdf.*Rename it/],
    ['<h2></h2>', /empty <h2>.*src\/content\//],
    ['<label></label>', /empty <label>/],
  ])('are reported once, with the file to fix: %s', (html, message) => {
    expect(problems(html + html)).toEqual([expect.stringMatching(message)]);
  });
});

test('a path that no server would send, and a translation that is no page, stop the build', () => {
  const title = 'Pricing';
  const check = (...pages: [string, object][]) =>
    checkPages(Object.fromEntries(pages.map(([path, page]) => [path, { title, ...page }])));
  const others: [string, object][] = [
    ['/', { translations: { de: '/de-2.0' } }],
    ['/about', {}],
    ['*', {}],
  ];
  const german: [string, object] = ['/de-2.0', { translations: { en: '/' } }];
  expect(() => check(...others, german)).not.toThrow();
  for (const path of ['/pricing/', '/pr icing', '/_pricing', '/404', '/index', 'pricing'])
    expect(() => check(...others, german, [path, {}])).toThrow(`"${path}" in src/content/pages.ts`);
  expect(() => check(...others)).toThrow('"/" has the translation "/de-2.0", which is no page');
  expect(() => check(...others, ['/de-2.0', {}])).toThrow(
    '"/" has the translation "/de-2.0", but not the other way round',
  );
});

test('a character that no font file has is reported once, with a count, unless its script uses system fonts', () => {
  const documents = ['<h1>Snow ☃☃</h1><p>مرحبا، ☃</p><script>"§"</script>', '<h1>Snow ☃☃</h1>'];
  const files = [{ source: '', axes: { opsz: 1 }, characters: 'Snow' }];
  const find = (...systemScripts: string[]) => checkCharacters(documents, { files, systemScripts });
  expect(find('Arabic')).toMatch(/lacks "☃" in 2 texts\. In src\/theme\/webFont\.ts .*npm run art/);
  expect(find()).toMatch(/lacks "☃" in 2 texts, "م" in 1 text,/);
  expect(checkCharacters(['<p>Sn&nbsp;o&shy;w</p>'], { files, systemScripts: [] })).toBeUndefined();
});
