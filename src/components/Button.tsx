import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LinkContent } from './Link';

type Props = {
  label: string;
  /** Announces that the button can't be used now. It keeps the focus, unlike a disabled button. */
  isBusy?: boolean;
};

/** The submit button of the form around it. */
export function Button({ label, isBusy }: Props) {
  return (
    <Root type="submit" aria-disabled={isBusy || undefined}>
      {label}
    </Root>
  );
}

/** A link that looks like a button. */
export function LinkButton({ label, href, language }: LinkContent & { href: string }) {
  return (
    <Root as="a" href={href} lang={language} hrefLang={language}>
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

  &[aria-disabled] { cursor: progress; }

  ${theme.media.below.md} { width: 100%; }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.accentText};
      background: ${theme.color.accentText};
    }
  }

  ${theme.media.print} { border-color: ${theme.color.ink}; }

  &:active {
    border-color: ${theme.color.accentText};
    background: ${theme.color.background};
    color: ${theme.color.accentText};
  }
`;
