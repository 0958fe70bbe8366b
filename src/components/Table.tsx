import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

type Props = {
  /** Shown above the table. */
  caption: string;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
};

/** A table in an `<Article>` or a `<Section>`. If the window is narrow, it scrolls in a box of its own. */
export function Table({ caption, children }: Props) {
  const id = useId();
  // The box can have the focus, so that the keyboard can scroll it.
  return (
    <Box role="region" aria-labelledby={id} tabIndex={0}>
      <Root>
        <caption id={id}>{caption}</caption>
        {children}
      </Root>
    </Box>
  );
}

const Box = styled.div`
  overflow-x: auto;

  ${theme.media.print} { overflow: visible; }
`;

const Root = styled.table`
  min-width: 100%;
  border-collapse: collapse;

  caption, th, td {
    padding-block: ${theme.space[2]};
    text-align: start;
    vertical-align: baseline;
  }

  caption {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  th, td {
    min-width: 8em;
    padding-inline-end: ${theme.space[5]};
    border-block-end: ${theme.border.thin} solid ${theme.color.line};
    overflow-wrap: normal;

    ${theme.media.print} { min-width: 0; }
  }

  th { font-weight: ${theme.weight.strong}; }
  thead th { border-block-end: ${theme.border.thick} solid ${theme.color.edge}; }
`;
