/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { cssOf } from '../../src/document/cssOf';

test('the styles of a document have the rules of the components, and no markers of the library', () => {
  const Title = styled.h1`color: #123456;`;
  const Text = styled.p`margin: 0;`;
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <>
        <Title />
        <Text />
      </>,
    ),
  );
  expect(sheet.getStyleTags()).toMatch(/data-styled.*sc\*\//s);
  expect(cssOf(sheet)).toMatch(/^\.\w+\{color:#123456;\}\.\w+\{margin:0;\}$/);
});
