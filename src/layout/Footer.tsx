import styled from 'styled-components';
import { Link } from '../components/Link';
import { List } from '../components/List';
import { footer, site } from '../content/site';
import { theme } from '../theme/theme';
import { Brand } from './Brand';

export function Footer() {
  return (
    <Root data-surface="footer">
      <Brand />
      <Small>
        <li>{`© ${footer.year} ${site.name}`}</li>
        {footer.links.map((link) => (
          <li key={link.label}>
            <Link {...link} variant="text" withoutHref="text" />
          </li>
        ))}
      </Small>
    </Root>
  );
}

const Root = styled.footer`
  position: relative;
  margin-block-start: auto; /* at the bottom of the window, if the page is short */
  /* Covers the end of a drawing above: at fractional pixel ratios, its last row of pixels would be pale. */
  box-shadow: 0 -2px ${theme.color.background};
  background: ${theme.color.background};
  color: ${theme.color.ink};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.contentInset};

  ${theme.media.from.md} { padding-block: ${theme.space[6]}; }
`;

const Small = styled(List)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.layout.touchTarget}; /* the height of a link */
  overflow-wrap: anywhere; /* an e-mail address may be wider than a phone */
`;
