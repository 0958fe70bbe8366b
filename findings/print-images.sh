# A drawing for dark screens should be printed in its light version. A page tries <source media="print">, and another
# one `@media print` inside the SVG file of an <img>. A lazy image below the first screen is printed, too. Which of
# the three come out right?
#
# One would expect all, since media conditions follow the medium, and browsers load lazy images before printing. In
# fact the file's own print style counts in no engine. <source media="print"> counts only in Firefox: the others print
# what the screen shows, without waiting for another file. Chromium and Firefox print the lazy image; WebKitGTK leaves
# its place empty.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50, read by pdftotext 22.12.
. "$(dirname "$0")/lib.sh"
need pdftotext poppler-utils
picture() { echo "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='30'>${2-}<text y='20'>$1</text></svg>"; }
picture for-print >print.svg
picture for-screen >screen.svg
picture lazy >lazy.svg
picture own-print-style '<style>text { display: none } @media print { text { display: inline } }</style>' >own.svg

cat >page.html <<'END'
<!doctype html>
<picture><source media="print" srcset="print.svg"><img src="screen.svg"></picture>
<img src="own.svg">
<p style="margin-top: 6000px"><img loading="lazy" src="lazy.svg"></p>
<script>onload = () => { document.title = 'loaded'; };</script>
END
engines page.html
words() { pdftotext "$1.pdf" - | tr -s '\n\f ' ' '; }
expect Chromium 'for-screen lazy ' "$(words chromium)"
expect Firefox 'for-print lazy ' "$(words firefox)"
expect WebKitGTK 'for-screen ' "$(words webkit)"
