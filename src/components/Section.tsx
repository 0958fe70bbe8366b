import { Children, createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Container } from './Container';
import { Heading } from './Heading';
import { Text } from './Text';

/** The position of a section on the page: its index, from 1, and the number of sections. */
const Position = createContext<{ index: number; count: number } | undefined>(undefined);

/** Sections with alternating backgrounds, each with a scale that shows its position on the page. */
export function NumberedSections({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  return sections.map((section, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the position is what the provider passes on.
    <Position key={i} value={{ index: i + 1, count: sections.length }}>
      {section}
    </Position>
  ));
}

type Props = {
  id: string;
  title: string;
  /** The heading is above the content or, in wide windows, beside it (split). */
  layout: 'stacked' | 'split';
  titleSize?: 'section' | 'display';
  /** The width of the title, in wide windows. Half leaves room for a picture beside it. */
  titleWidth?: 'full' | 'half';
  /** An introduction below the heading. */
  text?: string;
  /** Gives the section the dark green (spruce) background, unless it is last: the footer is spruce, too. */
  isSpruce?: boolean;
  /** A picture below the heading. Both are on an orange (ember) background. */
  emberPicture?: ReactNode;
  children?: ReactNode;
  /** A picture at the lower edge, which may be as wide as the window. */
  landscape?: ReactNode;
  /** A picture that stands on the footer. It is left out if another section follows. */
  aboveFooter?: ReactNode;
};

/** A full-width section with its own heading. */
export function Section(props: Props) {
  const { id, title, layout, titleSize = 'section', text } = props;
  const { titleWidth = 'full', isSpruce = false, emberPicture } = props;
  const { children, landscape, aboveFooter } = props;
  const position = use(Position);
  const titleId = `${id}-title`;
  const isLast = position !== undefined && position.index === position.count;
  // Counted from the end, so that the last section is always paper: the drawing at its lower edge has that background.
  const isRaised = position !== undefined && (position.count - position.index) % 2 === 1;
  const surface = isRaised ? 'raised' : 'paper';
  const intro = (
    <Intro data-width={titleWidth}>
      {position && <Scale aria-hidden $index={position.index} $count={position.count} />}
      <Heading as="h2" id={titleId} data-size={titleSize}>
        {title}
      </Heading>
      {text && <Text data-size="lead">{text}</Text>}
    </Intro>
  );
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      data-surface={isSpruce && !isLast ? 'spruce' : surface}
      data-trail={position && 'line'}
      data-last={isLast || undefined}
    >
      {emberPicture && (
        <EmberPart data-surface="ember" data-trail={position && 'ember'}>
          <Container>{intro}</Container>
          {emberPicture}
        </EmberPart>
      )}
      <Columns data-layout={layout}>
        {!emberPicture && intro}
        {children}
        {isLast && aboveFooter}
      </Columns>
      {landscape}
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: ${theme.color.background};
  color: ${theme.color.ink};
`;

const EmberPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block-start: ${theme.space.band};
  background: ${theme.color.background};
  color: ${theme.color.ink};
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space.band};

  :where(${EmberPart}) + & { padding-block-start: min(${theme.space[7]}, ${theme.space.band}); }

  ${theme.media.from.lg} {
    gap: ${theme.space[7]} ${theme.layout.gutter};

    &[data-layout='split'] { grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr); }
  }

  ${theme.media.print} { padding-block: ${theme.space[4]}; }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  ${theme.media.from.lg} {
    &[data-width='half'] { max-width: 50%; }
  }
`;

/* A map scale: one segment per section, filled up to this section, and a summit at the end. */
const ScaleBase = styled.span`
  --segment: 1.25rem;

  display: block;
  position: relative;
  width: calc(var(--count) * var(--segment));
  height: 0.5rem;
  background: repeating-linear-gradient(90deg, ${theme.color.ink} 0 var(--segment), transparent 0 calc(2 * var(--segment)));
  box-shadow: inset 0 0 0 ${theme.border.thin} ${theme.color.ink};
  forced-color-adjust: none;

  &::before, &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    background: ${theme.color.accent};
  }

  &::before {
    inset-block-start: 0;
    width: calc(var(--index) * var(--segment));
  }

  &::after {
    inset-inline-start: calc(100% + 0.25rem);
    width: 0.8125rem;
    height: 0.6875rem;
    clip-path: polygon(0 100%, 50% 0, 100% 100%);
  }
  section:not([data-last]) &::after { background: ${theme.color.ink}; }

  &:dir(rtl) { transform: scaleX(-1); }
  ${theme.media.print} { display: none; }
`;

/* styled-components repeats all rules of a component for each value of its props, so the rules above are in another one. */
const Scale = styled(ScaleBase)<{ $index: number; $count: number }>`
  --index: ${({ $index }) => $index};
  --count: ${({ $count }) => $count};
`;
