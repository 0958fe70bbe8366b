import styled from 'styled-components';
import { theme } from '../theme/theme';

export type BrandContent = {
  name: string;
  /** An SVG file with an element #logo. Only the ratio of width and height counts. */
  logo: { src: string; width: number; height: number };
  /** The URL of the home page; left out on the home page and in the footer. */
  home?: string;
};

/** The height of the logo in CSS pixels. */
const HEIGHT = 44;

/** The logo and the name. */
export function Brand({ name, logo, home }: BrandContent) {
  return (
    <Root>
      <Name as={home === undefined ? 'span' : 'a'} href={home}>
        {/* A <use> from another file inherits the text colour, and the CSS variable of the accent. */}
        <Logo width={(HEIGHT * logo.width) / logo.height} height={HEIGHT} aria-hidden="true">
          <use href={`${logo.src}#logo`} />
        </Logo>
        {name}
      </Name>
    </Root>
  );
}

const Root = styled.p`
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Name = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: inherit;
  text-decoration: none;
`;

const Logo = styled.svg`
  flex: none;
`;
