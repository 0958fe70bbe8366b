import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Brand, type BrandContent } from '../ui/Brand';
import { Menu } from '../ui/Menu';
import { Sheet } from '../ui/Sheet';

type Props = ComponentProps<typeof Menu> & { brand: BrandContent };

export function Header({ brand, ...menu }: Props) {
  return (
    <Sheet as="header">
      <Row>
        <Brand {...brand} />
        <Menu {...menu} />
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

  ${theme.media.wide} {
    flex-wrap: wrap;
    padding-block: ${theme.space[4]};
  }
  ${theme.media.print} { border: 0; }
`;
