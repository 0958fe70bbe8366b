import styled from 'styled-components';
import { asset } from '../asset';
import { notFound } from '../content/pages';
import { theme } from '../theme/theme';
import { Heading } from '../ui/Heading';
import { ROUTE_AT, WORDS_AT } from '../ui/route';

/** The page that is not there: its heading, and nothing else. */
export function NotFound({ tone }: { tone: 'plain' | 'red' }) {
  return (
    <Root data-tone={tone}>
      <Heading as="h1" data-size="display">
        {notFound.heading}
      </Heading>
    </Root>
  );
}

/* The home page's route, gone astray. The drawing masks the accent and, above the route, the map's edge colour. */
const Root = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-inline: ${WORDS_AT};

  &[data-tone='red'] { color: ${theme.color.red}; }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 0 ${ROUTE_AT};
    background:
      linear-gradient(${theme.color.accent} 0 0) 0 0 / 4rem no-repeat,
      linear-gradient(${theme.color.edge} 50%, ${theme.color.accent} 0);
    mask: url('${asset('/images/lost.svg')}') 0 0 / auto 100% no-repeat;
  }
`;
