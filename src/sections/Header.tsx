import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Brand } from '../ui/Brand';
import { Link } from '../ui/Link';
import { Sheet } from '../ui/Sheet';

type Props = {
  name: string;
  /** What the navigation is called, for those who don't see it. */
  navigation: string;
  links: readonly { label: string; href?: string }[];
};

export function Header({ name, navigation, links }: Props) {
  return (
    <Sheet as="header">
      <Row>
        <Brand name={name} />
        <nav aria-label={navigation}>
          <List>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} place="navigation">
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </nav>
      </Row>
    </Sheet>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-bottom: ${theme.line.hair} solid ${theme.color.line};

  ${media.print} { border: 0; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, max-content));
  column-gap: ${theme.space[5]};
  font-size: 1rem;

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
  }
`;
