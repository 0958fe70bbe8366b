import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Brand, type BrandContent } from '../ui/Brand';
import type { LinkContent } from '../ui/Link';
import { Menu } from '../ui/Menu';
import { Sheet } from '../ui/Sheet';

type Props = {
  brand: BrandContent;
  /** What the navigation is called, for those who don't see it. */
  navigation: string;
  /** The button that shows the links, where there is no room for them. */
  menu: string;
  links: readonly LinkContent[];
};

export function Header({ brand, navigation, menu, links }: Props) {
  return (
    <Sheet as="header">
      <Row>
        <Brand {...brand} />
        <Menu name={navigation} button={menu} links={links} />
      </Row>
    </Sheet>
  );
}

const Row = styled.div`
  /* What the open menu stands below. */
  anchor-name: --header;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.header};
  padding-block: ${theme.space[2]};
  border-bottom: ${theme.line.hair} solid ${theme.color.line};

  ${media.wide} {
    flex-wrap: wrap;
    padding-block: ${theme.space[4]};
  }
  ${media.print} { border: 0; }
`;
