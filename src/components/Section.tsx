import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

type Props = {
  id: string;
  title: string;
  /** The background, and with it all colours. */
  surface: 'paper' | 'spruce' | 'ember';
  /** The heading is above the content or, in wide windows, beside it (split). */
  layout?: 'stacked' | 'split';
  titleSize?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** Each element is as wide as the content. One with `grid-column: full` is as wide as the window. */
  children?: ReactNode;
};

/** A full-width section with its own heading. */
export function Section(props: Props) {
  const { id, title, surface, layout = 'stacked', titleSize = 'section', text, children } = props;
  // Not made from the id: reader modes drop a heading with a word such as "contact" in its id.
  const titleId = useId();
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      data-surface={surface}
      data-layout={layout}
      data-trail="line"
    >
      <Intro>
        <Heading as="h2" id={titleId} data-size={titleSize}>
          {title}
        </Heading>
        {text && <Text data-size="lead">{text}</Text>}
      </Intro>
      {children}
    </Root>
  );
}

/** The upper edge of a ground: low hills, level in the margin, where the line is. */
const PROFILE = `shape(
  from 0% 0%, hline to ${theme.layout.contentInset},
  curve to 20% 1.5vw with 12% 0vw / 16% 1.1vw, smooth to 30% 2.1vw with 26% 1.9vw,
  smooth to 37% 2.5vw with 34% 2.5vw, smooth to 46% 1.1vw with 42% 1.1vw,
  smooth to 52% 1.6vw with 50% 1.3vw, smooth to 61% 2.7vw with 57% 2.7vw,
  smooth to 69% 2.3vw with 66% 2.7vw, smooth to 75% 1vw with 73% 1vw,
  smooth to 79% 1.3vw with 77% 1.3vw, smooth to 86% 0.1vw with 83% 0.1vw,
  smooth to 92% 1.3vw with 90% 0.9vw, smooth to 101% 2.4vw with 97% 2.4vw,
  vline to 100%, hline to 0%
)`;

const Root = styled.section`
  display: grid;
  isolation: isolate;
  grid-template-columns:
    [full-start] ${theme.layout.contentInset}
    [content-start] minmax(0, 1fr) [content-end]
    ${theme.layout.contentInset} [full-end];
  row-gap: ${theme.space[6]};
  padding-block: ${theme.space.band};
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};

  :where(& > *) { grid-column: content; }

  ${theme.media.from.lg} {
    row-gap: ${theme.space[7]};

    &[data-layout='split'] {
      grid-template-columns:
        [full-start] ${theme.layout.contentInset}
        [content-start heading-start] minmax(min-content, 1fr) [heading-end]
        ${theme.layout.gutter}
        [beside-start] minmax(0, 1fr) [beside-end content-end]
        ${theme.layout.contentInset} [full-end];
    }
    :where(&[data-layout='split'] > *) { grid-column: beside; }
    :where(&[data-layout='split'] > :first-child) { grid-area: 1 / heading; }
  }

  /* A straight edge, where browsers do not know shape(). */
  ${theme.media.screen} {
    &:not([data-surface='paper']) { clip-path: ${PROFILE}; }
  }

  ${theme.media.print} {
    display: block;
    padding: ${theme.space[4]} ${theme.layout.margin};
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  ${theme.media.print} { margin-block-end: ${theme.space[4]}; }
`;
