/* Written by npm run art. */
import { asset } from '../asset';

/** The URL of the web font, which documents preload. */
export const webFontUrl = asset('/fonts/bricolage-grotesque.woff2');

/** The value of font-family: the web font, and system fonts of the same widths until it has loaded. */
export const fontFamily = "'Bricolage Grotesque', 'Bricolage Grotesque fallback', sans-serif";

/** The @font-face rules of these fonts. */
export const fontFaces = `
@font-face{font-family:'Bricolage Grotesque';src:url('${webFontUrl}') format('woff2');font-weight:400 600;font-display:swap}
@font-face{font-family:'Bricolage Grotesque fallback';src:local('Roboto');font-weight:400;size-adjust:103.0%;ascent-override:90.3%;descent-override:26.2%;line-gap-override:0%}
@font-face{font-family:'Bricolage Grotesque fallback';src:local('Roboto Bold');font-weight:600;size-adjust:104.4%;ascent-override:89.1%;descent-override:25.9%;line-gap-override:0%}
@font-face{font-family:'Bricolage Grotesque fallback';src:local('Arial'),local('Liberation Sans');font-weight:400;size-adjust:102.4%;ascent-override:90.8%;descent-override:26.4%;line-gap-override:0%}
@font-face{font-family:'Bricolage Grotesque fallback';src:local('Arial Bold'),local('Liberation Sans Bold');font-weight:600;size-adjust:98.0%;ascent-override:94.9%;descent-override:27.5%;line-gap-override:0%}
`;
