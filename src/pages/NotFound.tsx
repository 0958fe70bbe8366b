import styled from 'styled-components';
import { Heading } from '../components/Heading';
import map from '../drawings/not-found.svg';
import { theme } from '../theme/theme';

/** The 404 page: its heading, and no other word. */
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
  padding-inline: ${theme.contentInset};
  position: relative;
  isolation: isolate;

  /* A map in one colour, whose shapes are in the drawing. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.color.accent};
    mask: url('${map.src}') 0 50% / cover;
  }

  /* With forced colours, both 404 pages look the same, because the reader's colours replace the red. */
  &[data-tone='red'] {
    color: ${theme.color.red};

    &::before { background: ${theme.color.red}; }
  }
`;
