import styled from 'styled-components';
import type { LinkContent } from '../content/site';
import { theme } from '../theme/theme';

type Props = LinkContent & {
  /** The id of an element that describes the link, if the label alone is not clear. */
  describedBy?: string;
  /** A link in text is underlined; a link in navigation is not. */
  place: 'navigation' | 'text';
};

/** A link. */
export function Link({ label, href, describedBy, place }: Props & { href: string }) {
  return (
    <Root href={href} aria-describedby={describedBy} data-place={place}>
      {label}
    </Root>
  );
}

/**
 * A link that leads nowhere yet. Screen readers announce it as unavailable, and it cannot be focused.
 * https://html.spec.whatwg.org/#the-a-element
 */
function PlaceholderLink({ label, describedBy, place }: Omit<Props, 'href'>) {
  return (
    <Root role="link" aria-disabled="true" aria-describedby={describedBy} data-place={place}>
      {label}
    </Root>
  );
}

/** A link or, without an `href`, a placeholder link. */
export function LinkOrPlaceholder({ href, ...props }: Props) {
  return href === undefined ? <PlaceholderLink {...props} /> : <Link href={href} {...props} />;
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
