import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Glyph } from './Glyph';

type Props = { name: string };

/** The mark and the name beside it. */
export function Brand({ name }: Props) {
  return (
    <Root>
      <Glyph name="mark" size={44} />
      {name}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-size: ${theme.font.card};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;
