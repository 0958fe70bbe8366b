/** @jest-environment node */
import { checkBudget, checkDocument } from '../../build/checkBuild';

test.each([
  ['index.html', 14_600, 'src/content/'],
  ['assets/entry.js', 1_000, 'src/client/entry.ts'],
  ['assets/app.js', 100_000, 'a large dependency'],
  ['images/team.avif', 150_000, 'fewer pixels'],
  ['images/share.png', 150_000, 'a share image as JPEG'],
  ['images/hero.svg', 8_000, 'art/drawings/hero.ts'],
  ['images/blog.svg', 10_000, 'fewer curves'],
  ['fonts/some.woff2', 30_000, 'src/theme/webFont.ts'],
])('%s may have %d bytes, and the message about more names the remedy', (name, budget, remedy) => {
  expect(checkBudget(name, budget)).toEqual([]);
  const [problem] = checkBudget(name, budget + 1);
  for (const part of [name, 'over its budget', remedy, 'build/checkBuild.ts'])
    expect(problem).toContain(part);
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
    return checkDocument('index.html', new Map(buffers));
  };

  test('are none if its files, link targets, words and glyphs all exist', () => {
    const html = `<meta property="og:image" content="https://kernelridge.example/images/blog.svg?v=1">
      <link rel="canonical" href="https://elsewhere.example/"><main id="main"></main>
      <script src="https://a.example/b.js">"☃"</script><a href="/#main">Home</a><a href="/about?a#team">About</a>
      <a href="/plan.pdf">Plan</a><a href="#top">Top</a><a href="#caf%C3%A9">Coffee</a><p id="café">Coffee</p>
      <meta http-equiv="Content-Security-Policy" content="form-action 'self' https://service.example">
      <form action="https://service.example/f"></form><form action="/f"></form><form></form>
      <a href="https://elsewhere.example/☃">Elsewhere</a><a href="mailto:a@b.example">Mail</a>
      <a href="tel:+441234567">Call</a><a href="//elsewhere.example/b">Also elsewhere</a>
      <h1>Fish &amp; Chips&nbsp;&lt;5&gt;&shy;</h1><p role="status"></p><textarea></textarea>
      <svg><use href="/images/blog.svg?v=12345678#mark"></use></svg><img src="/images/blog.svg?v=1" alt="é">`;
    expect(problems(html)).toEqual([]);
  });

  const gone =
    /"\/images\/gone\.svg".*src\/content\/pages\.ts, asset\('\/…'\) for a file in static\//;
  test.each([
    ['<img src="/images/gone.svg" alt="">', gone],
    ['<img srcset="/images/blog.svg?v=1 640w, /images/gone.svg?v=1 1280w" alt="">', gone],
    ['<link rel="apple-touch-icon" href="/images/gone.svg">', gone],
    ['<img src="/images/gone.svg?v=1"><use href="/images/gone.svg?v=1#night"></use>', gone],
    ['<meta property="og:image" content="https://kernelridge.example/images/gone.svg">', gone],
    ['<img src="images/blog.svg?v=1" alt="">', /"images\/blog\.svg".*asset/],
    ['<a href="">Relative</a>', /"".*Write "\/" and a path/],
    ['<a href="/pricing">Pricing</a>', /"\/pricing".*src\/content\/pages\.ts/],
    ['<a href="/about.html">About</a>', /"\/about\.html".*src\/content\/pages\.ts/],
    ['<a href="/404">Lost</a>', /"\/404".*src\/content\/pages\.ts/],
    ['<a href="/sale-50%">Sale</a>', /"\/sale-50%".*src\/content\/pages\.ts/],
    ['<a href="/about#jobs">Jobs</a>', /\/about#jobs.*no element has that id/],
    ['<a href="#50%">Sale</a>', /#50%.*write \/#id/],
    ['<form action="https://service.example/f"></form>', /service\.example.*csp\.ts/],
    ['<img src="/images/blog.svg" alt="">', /without a version.*asset\('\/images\/blog\.svg'\)/],
    ['<h2></h2>', /empty <h2>.*src\/content\//],
    ['<label></label>', /empty <label>.*src\/content\//],
    ['<h1>Snow ☃☃</h1><p>م☃</p>', /lacks: ☃ م .*src\/theme\/webFont\.ts.*npm run art/],
  ])('are reported once, with the place and the remedy: %s', (html, message) => {
    expect(problems(html + html)).toEqual([expect.stringMatching(message)]);
  });
});
