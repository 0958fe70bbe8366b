import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** The 404 page: its heading, and nothing else. */
export function NotFound({ title, tone }: { title: string; tone: 'plain' | 'red' }) {
  return (
    <Root tabIndex={-1} data-tone={tone}>
      <Heading as="h1" data-size="display">
        {title}
      </Heading>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-inline: ${theme.layout.contentInset};
  position: relative;
  isolation: isolate;

  /* With forced colours, both 404 pages look the same, because the reader's colours replace the red. */
  &[data-tone='red'] { color: ${theme.color.red}; }

  /* A trail that gets lost. The drawing is a mask: its trail is in the first 4 rem and in the lower half; the rest is a map. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: ${theme.trail.start} 0;
    background:
      linear-gradient(${theme.color.accent} 0 0) 0 0 / 4rem no-repeat,
      linear-gradient(${theme.color.edge} 50%, ${theme.color.accent} 0);
    mask: url('${drawings.notFound.src}') 0 0 / auto 100% no-repeat;
  }
  ${theme.media.plain} {
    &::before { content: none; }
  }
`;
