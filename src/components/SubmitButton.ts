import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The submit button of the form around it. */
export const SubmitButton = styled.button.attrs({ type: 'submit' })`
  min-height: ${theme.layout.control};
  padding: ${theme.space[3]} min(${theme.space[6]}, 9vw);
  border: ${theme.border.thick} solid ${theme.color.ink};
  border-radius: 0;
  background: ${theme.color.ink};
  color: ${theme.color.background};
  font-weight: ${theme.weight.strong};
  cursor: pointer;

  ${theme.media.forcedColors} { forced-color-adjust: none; } /* its colours are the reader's, the other way round */

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.accentText};
      background: ${theme.color.accentText};
    }
  }

  &:active {
    border-color: ${theme.color.accentText};
    background: ${theme.color.background};
    color: ${theme.color.accentText};
  }
`;
