# Labels in an SVG drawing use a web font with an optical-size axis (opsz 8 to 60). The drawing is shown at three times its size, once by
# its viewBox and once by `transform: scale(3)` around it. Which optical size do 20 px labels get?
#
# One would expect opsz 20 both times: `font-optical-sizing: auto` follows font-size. In fact Chromium and Firefox take 60 in the
# scaled viewBox and 20 below the transform, so the labels' widths relative to the drawing change with the window. `size-adjust` counts
# as well. WebKitGTK sets no optical size at all: text has the font's default, 20, at every size.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50, with @fontsource-variable/source-serif-4 5.3.1.
. "$(dirname "$0")/lib.sh"
packages puppeteer-core@24.43.1 @fontsource-variable/source-serif-4@5.3.1

cp node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2 font.woff2
cat >page.html <<'END'
<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Serif; src: url(font.woff2); font-weight: 200 900; }
  @font-face { font-family: Tripled; src: url(font.woff2); font-weight: 200 900; size-adjust: 300%; }
  text { font: 20px Serif; }
</style>
<svg width="600" height="60" viewBox="0 0 600 60"><text y="40">Hamburgefonstiv</text></svg>
<svg width="600" height="60" viewBox="0 0 200 20"><text y="15">Hamburgefonstiv</text></svg>
<div style="transform: scale(3)"><svg width="600" height="60"><text y="40">Hamburgefonstiv</text></svg></div>
<svg width="600" height="60"><text y="40" style="font-family: Tripled">Hamburgefonstiv</text></svg>
<script type="module">
  await Promise.all(['20px Serif', '20px Tripled'].map((font) => document.fonts.load(font)));
  const sizes = [8, 20, 60].map((opsz) => {
    const label = document.querySelector('text').cloneNode(true);
    label.style.cssText = `font-size: 60px; font-variation-settings: "opsz" ${opsz}`;
    document.querySelector('svg').append(label);
    const width = label.getComputedTextLength() / 60;
    label.remove();
    return { opsz, width };
  });
  const opticalSize = (text) => {
    const width = text.getComputedTextLength() / (text.style.fontFamily ? 60 : 20);
    return sizes.toSorted((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width))[0].opsz;
  };
  const [plain, viewBox, transform, adjusted] = [...document.querySelectorAll('text')].map(opticalSize);
  document.title = `plain ${plain}, viewBox ${viewBox}, transform ${transform}, size-adjust ${adjusted}`;
</script>
END
engines page.html
expect Chromium 'plain 20, viewBox 60, transform 20, size-adjust 60' "$(<chromium.txt)"
expect Firefox 'plain 20, viewBox 60, transform 20, size-adjust 60' "$(<firefox.txt)"
expect WebKitGTK 'plain 20, viewBox 20, transform 20, size-adjust 20' "$(<webkit.txt)"
