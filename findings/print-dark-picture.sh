# On a dark system, a page is dark by `@media (prefers-color-scheme: dark)`, and so is a picture, by a <source> with
# the same condition. It is printed. Are page and picture light on paper, or dark?
#
# One would expect both light or both dark: it is one condition. In fact Chromium prints the page in its light colours
# and the picture in its dark version: style sheets are told that paper is light, and the image stays as it was on the
# screen. Firefox prints both light, and WebKitGTK either way. A dark drawing of pale lines is then nearly invisible
# on the paper.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50, read by pdftotext 22.12.
. "$(dirname "$0")/lib.sh"
need pdftotext poppler-utils
picture() { echo "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='30'><text y='20'>$1</text></svg>"; }
picture dark-picture >dark.svg
picture light-picture >light.svg

cat >page.html <<'END'
<!doctype html>
<meta name="color-scheme" content="light dark">
<style>
  p { display: none; }
  @media (prefers-color-scheme: dark) { .dark { display: block; } }
  @media (prefers-color-scheme: light) { .light { display: block; } }
</style>
<p class="dark">dark-page</p>
<p class="light">light-page</p>
<picture><source media="(prefers-color-scheme: dark)" srcset="dark.svg"><img src="light.svg"></picture>
<script>onload = () => { document.title = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'; };</script>
END
DARK=1 engines page.html
expect 'on the screens' 'dark dark dark' "$(<chromium.txt) $(<firefox.txt) $(<webkit.txt)"
words() { pdftotext "$1.pdf" - | tr -s '\n\f ' ' '; }
expect Chromium 'light-page dark-picture ' "$(words chromium)"
expect Firefox 'light-page light-picture ' "$(words firefox)"
echo "WebKitGTK this time: $(words webkit)"
