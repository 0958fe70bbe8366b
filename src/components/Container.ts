import styled from 'styled-components';
import { theme } from '../theme/theme';

/** As wide as the window, with the content in the middle. */
export const Container = styled.div`
  padding-inline: ${theme.contentInset};
`;
