import styled from 'styled-components';
import { notFound } from '../content/pages';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Heading } from '../ui/Heading';
import { ROUTE_AT } from '../ui/route';

type Props = { tone: 'plain' | 'red' };

/** The page that is not there: its heading, and nothing else. */
export function NotFound({ tone }: Props) {
  return (
    <Root data-tone={tone}>
      <Title as="h1" data-size="display">
        {notFound.heading}
      </Title>
    </Root>
  );
}

/* The route of the home page lies on the sheet, gone astray; by night in the colours of the night, as art/svg.mjs says. */
const Root = styled.main`
  display: grid;
  align-items: center;
  min-height: 100vh;
  min-height: 100svh;
  padding-inline: ${ROUTE_AT};
  background: url('/images/lost.svg') 0 0 / auto 100% no-repeat content-box border-box;

  &[data-tone='red'] { color: ${theme.color.red}; }

  ${media.dark} { background-image: url('/images/lost.svg#night'); }
  ${media.print} { background: none; }
`;

const Title = styled(Heading)`
  margin-inline: calc(0.5 * ${theme.layout.margin});
`;
