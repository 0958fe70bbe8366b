import styled from 'styled-components';
import { Text } from '../components/Text';
import { theme } from '../theme/theme';

/** Says what is drawn. It is only where the drawing is, and silent, as decorative drawings are. */
export const Caption = styled(Text).attrs({ 'aria-hidden': true })`
  ${theme.media.plain} { display: none; }
`;
