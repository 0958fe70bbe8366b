import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The column that everything stands in: centred, with the margins of the sheet. */
export const Sheet = styled.div`
  width: 100%;
  max-width: calc(${theme.layout.sheet} + 2 * ${theme.layout.margin});
  margin-inline: auto;
  padding-inline: ${theme.layout.margin};
`;
