import styled from 'styled-components';
import { site } from '../content/site';
import logo from '../drawings/logo.svg';
import { theme } from '../theme/theme';

const { src, surface, width, height } = logo;

/** The logo and the name. */
export function Brand() {
  return (
    <Root>
      {surface === 'inherit' ? (
        // A <use> of another file inherits the text colour, and the variables of the theme.
        <Logo viewBox={`0 0 ${width} ${height}`} role="none">
          <use href={`${src}#drawing`} />
        </Logo>
      ) : (
        <Logo as="img" {...{ src, width, height }} alt="" />
      )}
      {site.name}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.2;

  ${theme.media.from.md} {
    gap: ${theme.space[3]};
    font-size: ${theme.fontSize.subtitle};
  }
`;

const Logo = styled.svg`
  flex: none;
  width: auto;
  max-width: min(12rem, 27vw); /* leaves the menu its room on phones */
  height: ${theme.layout.touchTarget};
  object-fit: contain;
`;
