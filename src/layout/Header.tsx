import styled from 'styled-components';
import { Container } from '../components/Container';
import { theme } from '../theme/theme';
import { Brand } from './Brand';
import { Menu } from './Menu';

export function Header() {
  return (
    <Container as="header">
      <Row>
        <Name>
          <Brand />
        </Name>
        <Menu />
      </Row>
    </Container>
  );
}

const Row = styled.div`
  /* The open menu is positioned below this. */
  anchor-name: --header;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.header};
  padding-block: ${theme.space[2]};

  ${theme.media.from.lg} { padding-block: ${theme.space[4]}; }
`;

/* A long name first takes several lines. Only then does the menu move below it, for instance if text is enlarged. */
const Name = styled.div`
  flex: 1 1 min-content;
`;
