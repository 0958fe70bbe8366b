#!/usr/bin/env bash
# A parent sets --shadow: 0 0 1px. A styled component inside of it takes it back with "--shadow: ;", an empty value, which CSS
# allows for custom properties and only for them. What does styled-components write?
# One would expect the declaration as it is: the library passes on what it does not know, such as new at-rules.
# The declaration is gone, without a warning, with and without the space, so the parent's value is inherited. Other names and
# values pass, even "--shadow: {a:b}". "--shadow: initial" takes it back.
# Seen with styled-components 6.6.0, React 19.3.1.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
packages styled-components@6.6.0 react@19.3.1 react-dom@19.3.1

cat > check.cjs <<'JS'
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { default: styled, ServerStyleSheet } = require('styled-components');
const Text = styled.p`
  --space: ;
  --none:;
  --set: {a:b};
  --undone: initial;
  color: red;
`;
const sheet = new ServerStyleSheet();
renderToString(sheet.collectStyles(createElement(Text)));
console.log(sheet.getStyleTags().match(/\{--[^<]*color:red;\}/)[0]);
JS
expect 'the rule' '{--set:{a:b};--undone:initial;color:red;}' "$(node check.cjs 2> errors || cat errors)"
