# An SVG file has `<style media="print">`, `@media print {}` and `@media all {}`. Which of the three do resvg and
# librsvg (inside sharp) apply when they draw a PNG?
#
# One would expect only the last: a PNG is no paper, and `all` is all. In fact both programs apply only the first:
# they do not look at the attribute, and skip every at-rule with its content. A black version for printers becomes the
# icon.
# Seen with @resvg/resvg-js 2.6.2 and sharp 0.35.5.
. "$(dirname "$0")/lib.sh"
renderers

cat >run.cjs <<'END'
const draw = require('./draw.cjs');
const rule = 'rect { fill: lime }';
const styles = {
  '<style media="print">': `<style media="print">${rule}</style>`,
  '@media print': `<style>@media print { ${rule} }</style>`,
  '@media all': `<style>@media all { ${rule} }</style>`,
};
(async () => {
  for (const [name, style] of Object.entries(styles)) {
    const answers = Object.entries(await draw(`${style}<rect width="40" height="40"/>`)).map(
      ([program, [, green]]) => `${program} ${green === 255 ? 'applies' : 'skips'}`,
    );
    console.log(`${name}: ${answers.join(', ')}`);
  }
})();
END
expect 'seen' '<style media="print">: resvg applies, librsvg applies
@media print: resvg skips, librsvg skips
@media all: resvg skips, librsvg skips' "$(node run.cjs)"
