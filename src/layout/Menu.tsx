import styled from 'styled-components';
import { Link } from '../components/Link';
import { List } from '../components/List';
import { header } from '../content/site';
import { theme } from '../theme/theme';

/**
 * A row of links or, in windows below `lg`, a popover with a button, which client/setUpMenu.ts closes where it is in the way. Not
 * <details>: it would also hide the row.
 */
export function Menu() {
  return (
    <nav aria-label={header.navigation}>
      <Toggle type="button" popoverTarget="menu">
        {header.menu}
      </Toggle>
      <Links id="menu" popover="auto">
        {header.links.map((link) => (
          <li key={link.label}>
            <Link {...link} variant="navigation" />
          </li>
        ))}
      </Links>
    </nav>
  );
}

const Toggle = styled.button`
  display: none;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: ${theme.layout.touchTarget};
  margin-inline-end: calc(-1 * ${theme.space[3]});
  padding-inline: ${theme.space[3]};
  border: 0;
  background: none;
  font-weight: ${theme.weight.strong};
  cursor: pointer;

  @supports selector(:popover-open) {
    ${theme.media.below.lg} { display: flex; }
  }

  /* The icon: two lines, or one while the menu is open. */
  &::after {
    content: '';
    width: 1.25rem;
    height: 0.5rem;
    border: solid ${theme.color.ink};
    border-width: ${theme.border.thick} 0;
  }

  &:has(+ :popover-open)::after {
    height: 0;
    border-bottom-width: 0;
    border-color: ${theme.color.accent};
  }
`;

const Links = styled(List)`
  all: unset; /* removes the browser's popover styles */
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  list-style: none;
  font-size: 1rem;

  ${theme.media.below.lg} {
    li + li { border-top: ${theme.border.thin} solid ${theme.color.hairline}; }
    &:not(:popover-open) { display: none; }

    /* At the bottom of the window or, in browsers with anchor positioning, below the header. */
    &:popover-open {
      position: fixed;
      inset: auto 0 0;
      display: block;
      max-height: calc(100dvh - ${theme.layout.header});
      overflow: auto;
      overscroll-behavior: contain;
      padding: 0 ${theme.contentInset} ${theme.space[4]};
      border-block: ${theme.border.thick} solid ${theme.color.accent};
      background: ${theme.color.background};
      font-size: ${theme.fontSize.lead};

      @supports (top: anchor(bottom)) {
        position: absolute;
        position-anchor: --header;
        inset: anchor(bottom) 0 auto;
      }
    }
  }
`;
