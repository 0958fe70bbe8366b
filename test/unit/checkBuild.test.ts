/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { checkBudget, checkCharacters, checkPages, findProblems } from '../../scripts/checkBuild';

test.each([
  ['index.html', 'src/content/'],
  ['assets/entry.js', 'src/client/entry.ts and menu.ts'],
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
  const problems = (html: string) => {
    const files = {
      'index.html': html,
      'about.html': '<p id="team">',
      '404.html': '',
      'plan.pdf': '',
      'images/blog.svg': '',
    };
    const buffers = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
    return findProblems('index.html', new Map(buffers));
  };

  test('are none if its files, link targets and texts all exist', () => {
    const html = `<meta property="og:image" content="https://kernelridge.example/images/blog.svg?v=1">
      <link rel="canonical" href="https://elsewhere.example/"><script src="https://a.example/b.js">"☃"</script>
      <main id="main"></main><a href="/#main">Home</a><a href="/about?a#team">About</a>
      <a href="/plan.pdf">Plan</a><a href="#top">Top</a><a href="#caf%C3%A9">Café</a><p id="café">Café</p>
      <meta http-equiv="Content-Security-Policy" content="form-action 'self' https://service.example">
      <form action="https://service.example/f"></form><form action="/f"></form><form></form>
      <a href="https://elsewhere.example/☃">Elsewhere</a><a href="mailto:a@b.example">Mail</a>
      <a href="tel:+441234567">Call</a><a href="//elsewhere.example/b">Also elsewhere</a>
      <h1>Fish &amp; Chips &lt;5&gt;</h1><p role="status"></p><textarea></textarea>
      <svg><use href="/images/blog.svg?v=12345678#mark"></use></svg><img src="/images/blog.svg?v=1" alt="é">`;
    expect(problems(html)).toEqual([]);
  });

  const gone = /\/images\/gone\.svg.*static\//;
  const relative = /refers to ".*", which has no "\/" at its start/;
  test.each([
    ['<img src="/images/gone.svg" alt="">', gone],
    ['<img srcset="/images/blog.svg?v=1 640w, /images/gone.svg?v=1 1280w" alt="">', gone],
    ['<link rel="apple-touch-icon" href="/images/gone.svg">', gone],
    ['<svg><use href="/images/gone.svg?v=12345678#mark"></use></svg>', gone],
    ['<video poster="/images/gone.svg"></video>', gone],
    ['<meta property="og:image" content="https://kernelridge.example/images/gone.svg">', gone],
    ['<img src="images/blog.svg?v=1" alt="">', relative],
    ['<a href="about">Relative</a>', relative],
    ['<a href="">Relative</a>', relative],
    ['<a href="/gone.pdf">Plan</a>', /\/gone\.pdf.*nor a file in static\//],
    ['<a href="/pricing">Pricing</a>', /\/pricing.*src\/content\/pages\.ts/],
    ['<a href="/about.html">About</a>', /\/about\.html.*src\/content\/pages\.ts/],
    ['<a href="/404">Lost</a>', /\/404.*src\/content\/pages\.ts/],
    ['<a href="/sale-50%">Sale</a>', /\/sale-50%.*src\/content\/pages\.ts/],
    ['<a href="/about#jobs">Jobs</a>', /\/about#jobs.*no element has that id/],
    ['<a href="#50%">Sale</a>', /#50%.*write \/#id/],
    ['<form action="https://service.example/f"></form>', /service\.example.*security policy/],
    ['<img src="/images/blog.svg" alt="">', /without a version.*asset\('\/images\/blog\.svg'\)/],
    ['<h2></h2>', /empty <h2>.*src\/content\//],
    ['<label></label>', /empty <label>/],
  ])('are reported once, with the file to fix: %s', (html, message) => {
    expect(problems(html + html)).toEqual([expect.stringMatching(message)]);
  });
});

test('a path that no server would send, and a translation without a link back, stop the build', () => {
  const check = (pages: Record<string, Record<string, string>>) =>
    checkPages(
      Object.fromEntries(
        Object.entries(pages).map(([path, translations]) => [
          path,
          { title: 'Pricing', translations: translations as Record<string, `/${string}`> },
        ]),
      ),
    );
  const pages = { '/': { de: '/de-2.0' }, '/de-2.0': { en: '/' }, '/about': {}, '*': {} };
  expect(() => check(pages)).not.toThrow();
  for (const path of ['/pricing/', '/pr icing', '/_pricing', '/404', '/index', 'pricing'])
    expect(() => check({ ...pages, [path]: {} })).toThrow(`"${path}" in src/content/pages.ts`);
  for (const translations of [{ en: '/about' }, { en: '/pricing' }])
    expect(() => check({ ...pages, '/de-2.0': translations })).toThrow(/"\/de-2\.0" does not have/);
});

test('a character that no font file has is reported, unless its script uses system fonts', () => {
  const documents = ['<h1>Snow ☃☃</h1><p>مرحبا، ☃</p><script>"§"</script>', '<h1>Snow ☃☃</h1>'];
  const files = [{ source: '', axes: { opsz: 1 }, characters: 'Snow' }];
  const find = (...systemScripts: string[]) => checkCharacters(documents, { files, systemScripts });
  expect(find('Arabic')).toMatch(/characters: ☃ In src\/theme\/webFont\.ts .*npm run art/);
  expect(find()).toMatch(/characters: ☃ م ر /);
  expect(checkCharacters(['<p>Sn&nbsp;o&shy;w</p>'], { files, systemScripts: [] })).toBeUndefined();
});
