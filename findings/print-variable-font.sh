# A page uses one variable font file (its default weight 400) with text of weight 400 and headings of weight 600. It
# is saved as PDF from Chromium, Firefox and WebKitGTK. Which of its words can be searched and copied?
#
# One would expect all of them; fonts are embedded in PDFs for that. In fact Firefox writes only text at the font's
# default as text. All else is drawn as shapes: it looks right, and no reader or search finds it. With one static file
# for each weight, or text at the default, it is text. Chromium and WebKitGTK keep all words, with the variable font
# as Type 3.
# Seen with Chromium 156, Firefox 153 (on Linux, whose PDFs come from cairo) and WebKitGTK 2.50, read by pdftotext
# 22.12.
. "$(dirname "$0")/lib.sh"
need pdftotext poppler-utils
packages puppeteer-core@24.43.1 @fontsource-variable/source-serif-4@5.3.1 @fontsource/source-serif-4@5.3.1
cp node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2 variable.woff2
cp node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2 static.woff2

cat >page.html <<'END'
<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Variable; src: url(variable.woff2); font-weight: 200 900; }
  @font-face { font-family: Static; src: url(static.woff2); font-weight: 600; }
</style>
<p style="font: 400 20px Variable">Text</p>
<p style="font: 600 20px Variable">Heading</p>
<p style="font: 600 20px Static">Separate</p>
<script type="module">
  await document.fonts.ready;
  document.title = 'Printed';
</script>
END
engines page.html
words() { pdftotext "$1.pdf" - | tr -s '\n\f' ' '; }
expect Chromium 'Text Heading Separate ' "$(words chromium)"
expect Firefox 'Text Separate ' "$(words firefox)"
expect WebKitGTK 'Text Heading Separate ' "$(words webkit)"
