import styled from 'styled-components';
import { theme } from '../theme/theme';

type Props = {
  /** The id of what it skips to. */
  target: string;
  children: string;
};

/** The page's first stop for the keyboard, shown while it has the focus. */
export function SkipLink({ target, children }: Props) {
  return <Root href={`#${target}`}>{children}</Root>;
}

const Root = styled.a`
  position: absolute;
  z-index: 2;
  top: ${theme.space[3]};
  inset-inline-start: ${theme.layout.margin};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font-weight: 600;

  &:not(:focus) { transform: translateY(-200%); }
`;
