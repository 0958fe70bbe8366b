import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';

/** The CSS of the rendered components, without the markers by which the library would take it over in the browser. */
export function cssOf(sheet: ServerStyleSheet): string {
  const elements: ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[] =
    sheet.getStyleElement();
  return elements
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '')
    .join('')
    .replace(/data-styled\.\w+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g, '');
}
