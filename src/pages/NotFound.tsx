import styled from 'styled-components';
import { asset } from '../asset';
import { Heading } from '../components/Heading';
import { CONTENT_INSET, TRAIL_INSET } from '../components/trail';
import { theme } from '../theme/theme';

type Props = { heading: string; tone: 'plain' | 'red' };

/** The 404 page: its heading, and nothing else. */
export function NotFound({ heading, tone }: Props) {
  return (
    <Root data-tone={tone}>
      <Heading as="h1" data-size="display">
        {heading}
      </Heading>
    </Root>
  );
}

/* A trail that gets lost. The drawing is a mask for two colours: edge for the map, accent for the trail. */
const Root = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-inline: ${CONTENT_INSET};

  &[data-tone='red'] { color: ${theme.color.red}; }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: ${TRAIL_INSET} 0;
    background:
      linear-gradient(${theme.color.accent} 0 0) 0 0 / 4rem no-repeat,
      linear-gradient(${theme.color.edge} 50%, ${theme.color.accent} 0);
    mask: url('${asset('/images/not-found.svg')}') 0 0 / auto 100% no-repeat;
  }
  &:dir(rtl)::before { transform: scaleX(-1); }
`;
