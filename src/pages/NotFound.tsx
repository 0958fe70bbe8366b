import styled from 'styled-components';
import { Heading } from '../components/Heading';
import map from '../drawings/not-found.svg';
import { theme } from '../theme/theme';

/** A length on the map, which is as high as the window, but never smaller than it is drawn. */
const mapUnits = (count: number) => `calc(${count} * max(1rem / 16, 100svh / ${map.height}))`;

/** The 404 page: its heading, and no other word. */
export function NotFound({ title, tone }: { title: string; tone: 'plain' | 'red' }) {
  return (
    <Root tabIndex={-1} data-tone={tone}>
      <Title as="h1" data-size="display">
        {title}
      </Title>
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

  /* A map in one colour, whose shapes are in the drawing. The trail is where that of the home page is. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.color.accent};
    mask: url('${map.src}') no-repeat;
    /* 50% brings both middles together. The trail is 642.5 before that of the map. */
    mask-position: calc(${theme.trail.start} + 0.5 * ${theme.trail.width} + ${mapUnits(642.5)}) 50%;
    mask-size: ${mapUnits(map.width)} auto;
  }

  /* With forced colours, both 404 pages look the same, because the reader's colours replace the red. */
  &[data-tone='red'] {
    color: ${theme.color.red};

    &::before { background: ${theme.color.red}; }
  }
`;

/* In narrow windows, its first line has room for the number only, if it has not enough for all. */
const Title = styled(Heading)`
  ${theme.media.below.md} {
    text-wrap: wrap;

    &::before {
      content: '';
      float: inline-end;
      width: clamp(0px, 99 * (9.6em - 100%), 100% - 3em);
      height: 1em;
    }
  }
`;
