import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Glyph } from './Glyph';

type Props = {
  name: string;
  /** The address of the home page, on every other one. */
  home?: string;
};

/** The mark and the name beside it. */
export function Brand({ name, home }: Props) {
  return (
    <Root>
      <Name as={home === undefined ? 'span' : 'a'} href={home}>
        <Glyph name="mark" size={44} />
        {name}
      </Name>
    </Root>
  );
}

const Root = styled.p`
  font-size: ${theme.font.card};
  font-weight: 600;
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
