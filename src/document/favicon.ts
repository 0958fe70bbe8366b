import { readFileSync } from 'node:fs';
import { NIGHT } from '../theme/media';
import { paletteOf } from '../theme/palettes';

/** The colours of a surface for a drawing, whose variables are roles. */
export const declareRoles = (...place: Parameters<typeof paletteOf>) => {
  const palette = paletteOf(...place);
  const roles = Object.entries(palette).map(([role, color]) => `--${role}:${color}`);
  return `color:${palette.ink};${roles.join(';')}`;
};

/** The logo as an icon: its lines are thicker. */
export const iconOf = (logo: string) =>
  logo.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${1.6 * Number(width)}"`);

/** The icon in tabs, in the colours of the scheme. */
export default () => {
  const style = `svg{${declareRoles('page', 'day')}}@media ${NIGHT}{svg{${declareRoles('page', 'night')}}}`;
  const logo = readFileSync('src/drawings/logo.svg', 'utf8');
  return iconOf(logo).replace(/<svg[^>]*>/, (root) => `${root}<style>${style}</style>`);
};
