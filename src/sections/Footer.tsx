import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Brand } from '../ui/Brand';
import { Link } from '../ui/Link';
import { Sheet } from '../ui/Sheet';

type Props = {
  name: string;
  year: number;
  /** Plain text until there is a page that it can lead to. */
  privacy: { label: string; href?: string };
};

export function Footer({ name, year, privacy }: Props) {
  return (
    <Root data-tone="spruce">
      <Sheet>
        <Row>
          <Brand name={name} />
          <Small>
            <span>{`© ${year} ${name}`}</span>{' '}
            {privacy.href ? (
              <Link href={privacy.href} place="text">
                {privacy.label}
              </Link>
            ) : (
              <span>{privacy.label}</span>
            )}
          </Small>
        </Row>
      </Sheet>
    </Root>
  );
}

const Root = styled.footer`
  background: ${theme.color.paper};
  color: ${theme.color.ink};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding-block: ${theme.space[7]};
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;
