# An SVG image has a viewBox of 200 by 100 and no width or height. A page draws it with drawImage(image, 0, 0) on a
# canvas of 700 by 700. How large is it there, and what does naturalWidth say?
#
# One would expect what naturalWidth says. In fact Chromium says 300 by 150 and draws 700 by 350: it
# fits the image into the canvas. Firefox says and draws 300 by 150. WebKitGTK says and draws 200 by 100. Only width
# and height in the file help.
# Seen with Chromium 156, Firefox 153 and WebKitGTK 2.50.
. "$(dirname "$0")/lib.sh"
cat >image.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100"/></svg>
END
cat >page.html <<'END'
<!doctype html>
<script type="module">
  const image = Object.assign(new Image(), { src: 'image.svg' });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 700 });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const isPainted = (x, y) => context.getImageData(x, y, 1, 1).data[3] > 0;
  let [width, height] = [0, 0];
  while (width < 700 && isPainted(width, 2)) width += 1;
  while (height < 700 && isPainted(2, height)) height += 1;
  document.title = `says ${image.naturalWidth} by ${image.naturalHeight}, draws ${width} by ${height}`;
</script>
END
engines page.html
expect Chromium 'says 300 by 150, draws 700 by 350' "$(<chromium.txt)"
expect Firefox 'says 300 by 150, draws 300 by 150' "$(<firefox.txt)"
expect WebKitGTK 'says 200 by 100, draws 200 by 100' "$(<webkit.txt)"
