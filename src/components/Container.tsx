import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The centred column that holds the content of a band, with the page's margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.layout.container} + 2 * ${theme.layout.margin});
  margin-inline: auto;
  padding-inline: ${theme.layout.margin};
`;
