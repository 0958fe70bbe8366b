import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Text } from './Text';

/** Says what is drawn. It is only where the drawing is, and silent, as decorative drawings are. */
export const Caption = styled(Text).attrs({ 'aria-hidden': true })`
  ${theme.media.plain} { display: none; }
`;
