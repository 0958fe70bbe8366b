# A page has a heading of 60 px, and a drawing that its viewBox enlarges three times, with a label of 20 px; both in
# one web font with an optical-size axis (opsz). Which optical sizes do they get? Does it matter which of them comes
# first?
#
# One would expect opsz 60 for the heading and 20 for the label, in any order: `font-optical-sizing: auto` follows
# font-size. In fact Firefox takes 60 for both. Chromium takes for both what the first one needs: below such a
# drawing, the heading has the letters of small text and is 9 % wider. WebKitGTK sets no optical size; both have the
# font's default, 20.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50, with @fontsource-variable/source-serif-4 5.3.1.
. "$(dirname "$0")/lib.sh"
packages puppeteer-core@24.43.1 @fontsource-variable/source-serif-4@5.3.1
cp node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2 font.woff2

cat >start.html <<'END'
<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Letters; src: url(font.woff2); font-weight: 200 900; }
  text { font: 20px Letters; }
  span { font: 60px Letters; white-space: nowrap; }
</style>
<main></main>
<script type="module">
  await document.fonts.load('20px Letters');
  const parts = [
    '<span>Hamburgefonstiv</span>',
    '<svg width="600" height="60" viewBox="0 0 200 20"><text y="15">Hamburgefonstiv</text></svg>',
  ];
  const found = {};
  for (const part of ORDER) {
    const box = document.querySelector('main').appendChild(document.createElement('p'));
    box.innerHTML = parts[part];
    const [own] = box.children;
    const length = own.firstChild.getComputedTextLength?.();
    const em = length ? length / 20 : own.getBoundingClientRect().width / 60;
    found[own.localName] = em < 7.4 ? 60 : 20; // 7.11 em with opsz 60, 7.79 em with opsz 20
  }
  document.title = `heading ${found.span}, label ${found.svg}`;
</script>
END
sed 's/ORDER/[0, 1]/' start.html >heading-first.html
sed 's/ORDER/[1, 0]/' start.html >drawing-first.html
engines heading-first.html
expect 'Chromium, heading first' 'heading 60, label 60' "$(<chromium.txt)"
expect 'Firefox, heading first' 'heading 60, label 60' "$(<firefox.txt)"
expect 'WebKitGTK, heading first' 'heading 20, label 20' "$(<webkit.txt)"
engines drawing-first.html
expect 'Chromium, drawing first' 'heading 20, label 20' "$(<chromium.txt)"
expect 'Firefox, drawing first' 'heading 60, label 60' "$(<firefox.txt)"
expect 'WebKitGTK, drawing first' 'heading 20, label 20' "$(<webkit.txt)"
