import styled from 'styled-components';
import { notFound, site } from '../content/site';
import { theme } from '../theme/theme';

type Props = { tone: 'plain' | 'red' };

/** The page that is not there: its heading, and nothing else. */
export function NotFound({ tone }: Props) {
  return (
    <Root>
      <title>{`${notFound.heading} · ${site.name}`}</title>
      <Heading data-tone={tone}>{notFound.heading}</Heading>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  align-items: center;
  min-height: 100vh;
  min-height: 100svh;
  max-width: ${theme.layout.sheet};
  margin-inline: auto;
  padding: ${theme.layout.margin};
`;

const Heading = styled.h1`
  color: ${theme.color.ink};
  font-size: ${theme.font.display};
  font-weight: 600;
  line-height: 1.02;
  letter-spacing: -0.03em;
  text-wrap: balance;

  &[data-tone='red'] {
    color: ${theme.color.red};
  }
`;
