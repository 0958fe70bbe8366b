/*
 * Imported before anything else, because styled-components looks for its markers as it loads: what they name, it takes
 * for styled and adds no rule. In a document of another build that would leave the rules that haven't changed before
 * those that have, in an order that neither build has. There the app lays all of its own rules over what stands there.
 */
export const markers = document.querySelector('style[data-styled]');

if (document.documentElement.dataset.build !== '{{build}}') markers?.removeAttribute('data-styled');
