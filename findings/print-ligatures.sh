# A page in the web font Lora, with its usual ligatures, is printed to PDF by Chromium, Firefox and WebKitGTK. Can a
# reader search the PDF for "office" and "waffle"?
#
# One would expect so: every PDF maps its glyphs to letters, and a ligature to two. In fact only in Chromium's.
# Firefox's reads "of?ce waf?e" and WebKitGTK's "of ce waf e", since a font without codes for its ligatures, as most
# web fonts now are, gets none in the map. With font-variant-ligatures: none, all three have the words. System fonts
# with old codes for ligatures hide this.
# Seen with Chromium 156, Firefox 153 (on Linux) and WebKitGTK 2.50, read by pdftotext 22.12; the font is of
# @fontsource/lora 5.3.0.
. "$(dirname "$0")/lib.sh"
need pdftotext poppler-utils
packages puppeteer-core@24.43.1 @fontsource/lora@5.3.0
cp node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2 font.woff2

cat >page.html <<'END'
<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Letters; src: url(font.woff2); }
  p { font: 20px Letters; }
</style>
<p>office waffle</p>
<p style="font-variant-ligatures: none">office waffle</p>
<script type="module">
  await document.fonts.ready;
  document.title = 'Printed';
</script>
END
engines page.html
# Whatever stands for a ligature, as a question mark.
words() { pdftotext "$1.pdf" - | tr -d '\f' | LC_ALL=C sed 's/[^ -~][^ -~]*/?/g' | paste -sd' ' | tr -s ' '; }
expect Chromium 'office waffle office waffle ' "$(words chromium)"
expect Firefox 'of?ce waf?e office waffle ' "$(words firefox)"
expect WebKitGTK 'of ce waf e office waffle ' "$(words webkit)"
