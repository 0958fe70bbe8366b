import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Brand } from '../ui/Brand';
import { Menu } from '../ui/Menu';
import { Sheet } from '../ui/Sheet';

type Props = {
  name: string;
  /** Where the mark leads, on every page but the home page. */
  home?: string;
  /** What the navigation is called, for those who don't see it. */
  navigation: string;
  /** The button that shows the links, where there is no room for them. */
  menu: string;
  links: readonly { label: string; href?: string }[];
};

export function Header({ name, home, navigation, menu, links }: Props) {
  return (
    <Sheet as="header">
      <Row>
        <Brand name={name} home={home} />
        <Menu name={navigation} button={menu} links={links} />
      </Row>
    </Sheet>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 4rem;
  border-bottom: ${theme.line.hair} solid ${theme.color.line};

  ${media.wide} { padding-block: ${theme.space[4]}; }
  ${media.print} { border: 0; }
`;
