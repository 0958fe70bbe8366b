# Chromium prints to a tagged PDF: a narrow paragraph, "We meet at the summit", one with a soft hyphen, "A
# con&shy;tour line", and a label from CSS, `::before { content: "Note: " }`. What does poppler's `pdfinfo
# -struct-text` find in the tags?
#
# One would expect all words, as tags are for programs that read aloud. In fact words at line ends are glued
# ("meetat"), since Chromium writes no space there; the second paragraph ends after "A con", since poppler stops at
# the inner span around the hyphen; and text from CSS is untagged, although Chromium announces it on the screen. Read
# by position, as pdftotext does, all is there.
# Seen with Chromium 156 and poppler 22.12.
. "$(dirname "$0")/lib.sh"
need pdfinfo poppler-utils
need chromium chromium
chromium --version 2>/dev/null
{ pdfinfo -v 2>&1 || true; } | head -1

cat >page.html <<'END'
<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title>
<style>.note::before { content: "Note: "; }</style>
<p style="width: 5em">We meet at the summit</p>
<p>A con&shy;tour line</p>
<p class="note">bring water</p>
END
print_page
tagged=$(pdfinfo -struct-text page.pdf | sed -n 's/^ *\(".*"\)$/\1/p' | paste -sd' ')
expect 'in the tags' '"We meetat thesummit" "A con " "bring water"' "$tagged"
# The soft hyphen itself is in the text, too.
placed=$(pdftotext page.pdf - | LC_ALL=C tr -dc ' -~\n' | paste -sd' ' | tr -s ' ')
expect 'by position' 'We meet at the summit A contour line Note: bring water ' "$placed"
