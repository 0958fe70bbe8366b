import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LinkContent } from './Link';

/**
 * The attributes of a form that is sent nowhere. With this method, browsers do nothing outside a dialog. Those that do not
 * know it, such as w3m and Lynx, would send the form as a GET. The action is the empty file, which needs no request.
 */
export const SENT_NOWHERE = { method: 'dialog', action: 'data:,' };

/** The submit button of the form around it. It stays pressed while the form is being sent. */
export function Button({ label, isPressed }: { label: string; isPressed?: boolean }) {
  return (
    <Root type="submit" data-pressed={isPressed ? '' : undefined}>
      {label}
    </Root>
  );
}

/** A link that looks like a button. */
export function LinkButton({ label, href }: LinkContent & { href: string }) {
  return (
    <Root as="a" href={href}>
      {label}
    </Root>
  );
}

const Root = styled.button`
  display: inline-block;
  min-height: ${theme.layout.control};
  padding: ${theme.space[3]} min(${theme.space[6]}, 9vw);
  border: ${theme.border.thick} solid ${theme.color.action};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font-weight: ${theme.weight.strong};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  ${theme.media.below.md} { width: 100%; }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.accentText};
      background: ${theme.color.accentText};
    }
  }

  ${theme.media.print} { border-color: ${theme.color.ink}; }

  &:active, &[data-pressed] {
    border-color: ${theme.color.accentText};
    background: ${theme.color.background};
    color: ${theme.color.accentText};
  }
  &[data-pressed] { cursor: progress; }
`;
