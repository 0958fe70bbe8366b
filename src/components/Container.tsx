import styled from 'styled-components';
import { theme } from '../theme/theme';

const { container, margin } = theme.layout;

/** The centred column that holds the content of a section, with the page's margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${container} + 2 * ${margin});
  margin-inline: auto;
  padding-inline: ${margin};
`;
