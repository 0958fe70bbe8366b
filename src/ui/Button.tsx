import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

type Props = { children: string };

/** Submits the form that it stands in. */
export function Button({ children }: Props) {
  return <Root type="submit">{children}</Root>;
}

const Root = styled.button`
  min-height: ${theme.layout.control};
  padding: ${theme.space[3]} ${theme.space[6]};
  border: ${theme.line.rule} solid ${theme.color.action};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font-weight: 600;
  cursor: pointer;

  ${media.motion} { transition: background ${theme.motion.quick}, border-color ${theme.motion.quick}; }

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.accentText};
      background: ${theme.color.accentText};
    }
  }

  ${media.print} { border-color: ${theme.color.ink}; }

  &:active {
    border-color: ${theme.color.accentText};
    background: ${theme.color.paper};
    color: ${theme.color.accentText};
  }
`;
