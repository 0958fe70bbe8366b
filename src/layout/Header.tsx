import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Brand } from './Brand';
import { Menu } from './Menu';

export function Header() {
  return (
    <Root>
      <Brand />
      <Menu />
    </Root>
  );
}

const Root = styled.header`
  anchor-name: --header; /* the open menu is positioned below this */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.header};
  padding: ${theme.space[2]} ${theme.contentInset};

  ${theme.media.from.lg} { padding-block: ${theme.space[4]}; }

  /* A long name first takes several lines. Only then does the menu move below it, for instance if text is enlarged. */
  & > :first-child { flex: 1 1 min-content; }
`;
