import styled from 'styled-components';
import { theme } from '../theme/theme';

const { container, margin } = theme.layout;

/** The width of three of the content's twelve columns. */
export const QUARTER = `calc(25% - 0.75 * ${theme.layout.gutter})`;

/** The centred column that holds the content of a section, with the page's margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${container} + 2 * ${margin});
  margin-inline: auto;
  padding-inline: ${margin};
`;
