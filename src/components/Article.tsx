import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Styles long text that is written as plain HTML elements: h2, h3, p, ul, ol, blockquote, table and a. */
export const Article = styled.article`
  max-width: 40em;
  margin-block-start: ${theme.space[5]};

  > * + *, blockquote > * + * { margin-block-start: ${theme.space[4]}; }
  > :is(h2, h3) {
    margin-block-start: ${theme.space[6]};
    font-weight: ${theme.weight.strong};
    line-height: 1.2;
  }
  h2 { font-size: ${theme.font.card}; }
  h3 { font-size: ${theme.font.subtitle}; }
  a { color: ${theme.color.accentText}; }

  ul, ol { padding-inline-start: 1.5em; }
  ul { list-style: disc; }

  blockquote {
    padding-inline-start: ${theme.space[5]};
    border-inline-start: ${theme.border.thick} solid ${theme.color.accent};
    color: ${theme.color.muted};
  }

  table { border-collapse: collapse; }
  th, td {
    padding-block: ${theme.space[2]};
    padding-inline-end: ${theme.space[4]};
    border-block-end: ${theme.border.thin} solid ${theme.color.line};
    text-align: start;
    vertical-align: baseline;
  }
`;
