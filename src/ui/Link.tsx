import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

type Props = {
  /** Without it, this is the standard's placeholder link: announced as not available, no tab stop, no jump. */
  href?: string;
  /** The id of an element that says more, where the label alone does not say what the link is about. */
  describedBy?: string;
  children: string;
};

/** A link of the navigation or a card. https://html.spec.whatwg.org/#the-a-element */
export function Link({ href, describedBy, children }: Props) {
  const placeholder = href === undefined && ({ role: 'link', 'aria-disabled': true } as const);
  return (
    <Root href={href} aria-describedby={describedBy} {...placeholder}>
      {children}
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.target};
  color: ${theme.color.ink};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: ${theme.line.hair};
  text-underline-offset: 0.35em;

  &[aria-disabled] {
    color: ${theme.color.muted};
    text-decoration: ${theme.color.edge} dotted underline;
    cursor: default;
  }

  ${media.hover} {
    &[href]:hover {
      color: ${theme.color.accentText};
      text-decoration-thickness: ${theme.line.rule};
    }
  }
`;
