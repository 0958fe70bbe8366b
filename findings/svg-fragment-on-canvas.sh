# A drawing has a night version, `:target` rules for the fragment #night. A script makes `new Image()` with
# drawing.svg#night and paints it on a canvas; then it adds the image to the page and paints it again. Day or night?
#
# One would expect night both times, or WebKit to ignore fragments of images altogether, as it once did. In fact
# Chromium and Firefox paint night both times. WebKitGTK paints day while the image is not in the page, and night as
# soon as it is.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50.
. "$(dirname "$0")/lib.sh"
cat >drawing.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" id="night">
  <style>rect { fill: #fff } :target rect { fill: #000 }</style>
  <rect width="40" height="40"/>
</svg>
END
cat >page.html <<'END'
<!doctype html>
<body>
<script type="module">
  const image = Object.assign(new Image(), { src: 'drawing.svg#night' });
  await image.decode();
  const paint = () => {
    const context = document.createElement('canvas').getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(9, 9, 1, 1).data[0] < 128 ? 'night' : 'day';
  };
  const before = paint();
  document.body.append(image);
  await image.decode();
  await new Promise((resolve) => setTimeout(resolve, 500));
  document.title = `${before}, in the page ${paint()}`;
</script>
END
engines page.html
expect Chromium 'night, in the page night' "$(<chromium.txt)"
expect Firefox 'night, in the page night' "$(<firefox.txt)"
expect WebKitGTK 'day, in the page night' "$(<webkit.txt)"
