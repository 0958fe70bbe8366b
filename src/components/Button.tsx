import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LinkContent } from './Link';

/** The submit button of the form around it. */
export function Button({ label }: { label: string }) {
  return <Root type="submit">{label}</Root>;
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

  /* It stays pressed while its form is being sent. */
  &:active, [aria-busy='true'] & {
    border-color: ${theme.color.accentText};
    background: ${theme.color.background};
    color: ${theme.color.accentText};
  }
  [aria-busy='true'] & { cursor: progress; }
`;
