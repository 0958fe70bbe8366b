import styled from 'styled-components';
import type { LinkContent } from '../content/site';
import { theme } from '../theme/theme';

type Props = LinkContent & {
  /** The id of an element that describes the link, if the label alone is not clear. */
  describedBy?: string;
  /** A link in text is underlined; a link in navigation is not. */
  variant: 'navigation' | 'text';
  /** What a label without an `href` is: by default, a placeholder link. */
  withoutHref?: 'text';
};

/**
 * A link. Without an `href`, it is a placeholder that leads nowhere yet: screen readers announce it as unavailable, and it
 * cannot be focused (https://html.spec.whatwg.org/#the-a-element). Or it is text that only looks like that.
 */
export function Link({ label, href, describedBy, variant, withoutHref }: Props) {
  const text = { as: 'p', 'aria-describedby': undefined } as const;
  const placeholder = withoutHref === 'text' ? text : { role: 'link', 'aria-disabled': true };
  return (
    <Root
      href={href}
      aria-describedby={describedBy}
      data-variant={variant}
      {...(href === undefined && placeholder)}
    >
      {label}
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  place-self: end start;
  min-width: ${theme.layout.touchTarget};
  min-height: ${theme.layout.touchTarget};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  /* Longhand properties, because Safari does not accept a thickness in the shorthand. */
  text-decoration-line: none;

  &[data-variant='text'] {
    text-decoration-line: underline;
    text-decoration-thickness: ${theme.border.thin};
    text-underline-offset: 0.35em;
  }

  /* Dotted, like a planned road on a map. */
  &:not([href]) {
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
