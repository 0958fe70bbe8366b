# A page shows an icon with `<use href="icons.svg#icon">`. Both the page and icons.svg colour `.icon`, each in a style
# sheet of its own; another icon has a gradient from its file. Which style sheet reaches the icon, and is the gradient
# there?
#
# One would expect one answer; each was the standard once. In fact Chromium applies the file's style sheet and not the
# page's, Firefox the page's and not the file's, and WebKitGTK neither. The gradient is missing in WebKitGTK: the
# shape is not painted at all. What all three do is inherit colours and variables from the <use>.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50. https://www.w3.org/TR/SVG2/struct.html#UseStyleInheritance
. "$(dirname "$0")/lib.sh"
packages puppeteer-core@24.43.1 pngjs@7.0.0
cat >icons.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg">
  <style>.file { fill: #0f0 }</style>
  <linearGradient id="gradient"><stop stop-color="#0f0"/><stop offset="1" stop-color="#0f0"/></linearGradient>
  <rect id="a" class="file" fill="#f00" width="40" height="40"/>
  <rect id="b" class="page" fill="#f00" width="40" height="40"/>
  <rect id="c" fill="var(--page, #f00)" width="40" height="40"/>
  <rect id="d" fill="url(#gradient)" width="40" height="40"/>
</svg>
END
cat >page.html <<'END'
<!doctype html>
<style>
  body { margin: 0; }
  svg { position: absolute; width: 40px; height: 40px; --page: #0f0; }
  .page { fill: #0f0; }
</style>
<svg style="left: 0"><use href="icons.svg#a"/></svg>
<svg style="left: 40px"><use href="icons.svg#b"/></svg>
<svg style="left: 80px"><use href="icons.svg#c"/></svg>
<svg style="left: 120px"><use href="icons.svg#d"/></svg>
<script>onload = () => setTimeout(() => { document.title = 'loaded'; }, 1000);</script>
END
engines page.html
cat >look.cjs <<'END'
const { PNG } = require('pngjs');
const image = PNG.sync.read(require('node:fs').readFileSync(process.argv[2]));
const isGreen = (x) => {
  const [red, green] = image.data.subarray((20 * image.width + x) * 4);
  return green > 200 && red < 90;
};
console.log(['file', 'page', 'variable', 'gradient'].filter((_, i) => isGreen(20 + 40 * i)).join(', '));
END
expect Chromium 'file, variable, gradient' "$(node look.cjs chromium.png)"
expect Firefox 'page, variable, gradient' "$(node look.cjs firefox.png)"
expect WebKitGTK 'variable' "$(node look.cjs webkit.png)"
