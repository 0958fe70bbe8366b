import styled from 'styled-components';
import { theme } from '../theme/theme';

export type LinkContent = {
  label: string;
  /** Without an `href` this is a placeholder link, as in the HTML standard: announced as unavailable, not focusable. */
  href?: string;
};

type Props = LinkContent & {
  /** The id of an element that describes the link, if the label alone is not clear. */
  describedBy?: string;
  /** A link in text is underlined; a link in navigation is not. */
  place: 'navigation' | 'text';
};

/** A link in the navigation or in a card. https://html.spec.whatwg.org/#the-a-element */
export function Link({ label, href, describedBy, place }: Props) {
  const placeholder = href === undefined && ({ role: 'link', 'aria-disabled': true } as const);
  return (
    <Root href={href} aria-describedby={describedBy} data-place={place} {...placeholder}>
      {label}
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-width: ${theme.layout.touchTarget};
  min-height: ${theme.layout.touchTarget};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  /* Longhand properties, because Safari does not accept a thickness in the shorthand. */
  text-decoration-line: none;

  &[data-place='text'] {
    text-decoration-line: underline;
    text-decoration-thickness: ${theme.border.thin};
    text-underline-offset: 0.35em;
  }

  /* Dotted, like a planned road on a map. */
  &[aria-disabled] {
    color: ${theme.color.muted};
    text-decoration-style: dotted;
    cursor: default;
  }

  ${theme.media.hover} {
    &[href]:hover {
      color: ${theme.color.accentText};
      text-decoration-line: underline;
      text-decoration-thickness: ${theme.border.thick};
    }
  }
`;
