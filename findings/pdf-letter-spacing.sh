# A heading, "Contact", is printed to PDF by Chromium with letter-spacing of 0.1em, and with 0.2em. Do PDF readers
# find the word?
#
# One would expect so: the PDF holds the text as the HTML does. In fact it holds letters and positions, and each
# reader guesses spaces from gaps. With 0.1em all find the word. With 0.2em, pdftotext does; pdf.js, the viewer in
# Firefox, and MuPDF read "C o n t a c t", so searching and copying fail, and so does what reads aloud or indexes.
# Seen with Chromium 156, pdfjs-dist 5.6.205, mupdf 1.28.1 (npm) and pdftotext 22.12; the font is of @fontsource/arimo
# 5.3.0.
. "$(dirname "$0")/lib.sh"
need pdftotext poppler-utils
need chromium chromium
packages pdfjs-dist@5.6.205 mupdf@1.28.1 @fontsource/arimo@5.3.0
cp node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2 font.woff2
chromium --version 2>/dev/null

cat >read.mjs <<'END'
import { readFileSync } from 'node:fs';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const data = readFileSync('page.pdf');
const page = await (await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise).getPage(1);
console.log('pdf.js:', (await page.getTextContent()).items.map(({ str }) => str).join('').trim());
const text = mupdf.Document.openDocument(data, 'application/pdf').loadPage(0).toStructuredText();
console.log('MuPDF:', text.asText().trim());
END
read_spaced() {
  cat >page.html <<END
<!doctype html><title>t</title><style>@font-face { font-family: Letters; src: url(font.woff2) }</style>
<h1 style="font: 30px Letters; letter-spacing: $1">Contact</h1>
END
  print_page
  echo "pdftotext: $(pdftotext page.pdf - | head -1)"
  node read.mjs 2>/dev/null
}
expect '0.1em' 'pdftotext: Contact
pdf.js: Contact
MuPDF: Contact' "$(read_spaced 0.1em)"
expect '0.2em' 'pdftotext: Contact
pdf.js: C o n t a c t
MuPDF: C o n t a c t' "$(read_spaced 0.2em)"
