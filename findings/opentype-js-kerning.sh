# A wordmark, "AVATAR To", is turned into paths with opentype.js, in Arimo, Inter and Lora. Is it as wide as in a
# browser, which kerns?
#
# One would expect so: kerning is opentype.js' default. In fact 1.3.4 kerns Arimo, and sets Inter 7 % and Lora 4 % too
# wide, because it does not read their kind of kerning table; nothing says so. Version 2.0.0 is right for Arimo, and
# throws for the other two at the same call, because of contextual forms that the text does not even use. fontkit
# 2.0.4 agrees with browsers on all.
# Seen with opentype.js 1.3.4 and 2.0.0, and the Latin fonts of @fontsource 5.3.0.
. "$(dirname "$0")/lib.sh"
packages old@npm:opentype.js@1.3.4 new@npm:opentype.js@2.0.0 fontkit@2.0.4 fontverter@2.0.0 @fontsource/{arimo,inter,lora}@5.3.0

cat >run.cjs <<'END'
const { readFileSync } = require('node:fs');
const { convert } = require('fontverter');
const fontkit = require('fontkit');
(async () => {
  for (const name of ['arimo', 'inter', 'lora']) {
    const file = await convert(readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`), 'truetype');
    const kit = fontkit.create(file);
    const right = kit.layout('AVATAR To').advanceWidth / kit.unitsPerEm;
    const answers = ['old', 'new'].map((version) => {
      const font = require(version).parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
      try { return `${Math.round(100 * (font.getAdvanceWidth('AVATAR To', 1) / right))} %`; } catch { return 'throws'; }
    });
    console.log(`${name}: 1.3.4 ${answers[0]}, 2.0.0 ${answers[1]}`);
  }
})();
END
expect 'width' 'arimo: 1.3.4 100 %, 2.0.0 100 %
inter: 1.3.4 107 %, 2.0.0 throws
lora: 1.3.4 104 %, 2.0.0 throws' "$(node run.cjs)"
