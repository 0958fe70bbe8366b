/*
 * Imported before anything else, because styled-components looks for its markers as it loads: what they name, it takes
 * for styled and adds no rule. They are of no use before, so a build takes them out of the documents and brings them
 * here. In a document of another build they would leave the rules that haven't changed before those that have, in an
 * order that neither build has. There the app lays all of its own rules over what stands there.
 */
type Markers = { version: string; text: string };

/** By the path that a document was rendered for. In development they stand in the document. */
export const markers = '{{markers}}' as unknown as Record<string, Markers>;

const { build, path = '' } = document.documentElement.dataset;

/** Whether the document is of the app's own build. */
export const isOwnBuild = build === '{{build}}';

if (!isOwnBuild) {
  // Of a build that left them there.
  document.querySelector('style[data-styled]')?.removeAttribute('data-styled');
} else if (markers[path]) {
  // Of no namespace, so that it is found and read, but no style sheet, which the policy would have to allow.
  const element = document.createElementNS(null, 'style');
  element.setAttribute('data-styled', 'true');
  element.setAttribute('data-styled-version', markers[path].version);
  element.textContent = markers[path].text;
  document.head.append(element);
}
