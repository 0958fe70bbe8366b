import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Glyph, type GlyphFile } from './Glyph';

export type BrandContent = {
  name: string;
  logo: GlyphFile;
  /** The URL of the home page; left out on the home page and in the footer. */
  home?: string;
};

/** The logo and the name. */
export function Brand({ name, logo, home }: BrandContent) {
  return (
    <Root>
      <Name as={home === undefined ? 'span' : 'a'} href={home}>
        <Glyph glyph={logo} size={44} />
        {name}
      </Name>
    </Root>
  );
}

const Root = styled.p`
  font-size: ${theme.font.card};
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
