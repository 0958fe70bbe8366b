import { Children, createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Container } from './Container';
import { Heading } from './Heading';
import { Text } from './Text';
import { mirrorDrawingInRtl, trail } from './trail';

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
  /** The heading is above the content. In wide windows it can be beside it: in an equal column (split) or a sidebar. */
  layout: 'stacked' | 'split' | 'sidebar';
  titleSize?: 'section' | 'display';
  /** An introduction below the heading. */
  text?: string;
  /** Gives the section the dark green (spruce) background, unless it is last: the footer is spruce, too. */
  isSpruce?: boolean;
  children: ReactNode;
  /** Shown at the end of the page, if this section is last. */
  ending?: ReactNode;
};

/** A full-width section with its own heading. */
export function Section(props: Props) {
  const { id, title, layout, titleSize = 'section', text } = props;
  const { isSpruce = false, children, ending } = props;
  const position = use(Position);
  const titleId = `${id}-title`;
  // Counted from the end, so that the last section has the paper background, like its ending.
  const fromEnd = position ? position.count - position.index : 0;
  const isLast = position !== undefined && fromEnd === 0;
  const surface = fromEnd % 2 ? 'raised' : 'paper';
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      data-surface={isSpruce && !isLast ? 'spruce' : surface}
      data-numbered={position && ''}
    >
      <Container>
        <Columns data-layout={layout}>
          <Intro>
            {position && <Scale {...position} />}
            <Heading as="h2" id={titleId} data-size={titleSize}>
              {title}
            </Heading>
            {text && <Text data-size="lead">{text}</Text>}
          </Intro>
          {children}
          {isLast && ending}
        </Columns>
      </Container>
    </Root>
  );
}

/** A map scale: one segment per section, filled up to this section, and a summit at the end. */
function Scale({ index, count }: { index: number; count: number }) {
  const end = count * 20;
  const segments = Array.from({ length: count }, (_, i) =>
    i % 2 ? '' : `M${i * 20} 2h20v8h-20z`,
  ).join('');
  const summit = `M${end + 4} 10.5h13L${end + 10.5} 0z`;
  return (
    <ScaleDrawing width={end + 20} height={12} aria-hidden="true">
      <path
        d={`M0 2h${end}v8H0zM1 3v6h${end - 2}V3z${segments}${summit}m2-1L${end + 10.5} 2l4.5 7.5z`}
      />
      <path
        fill={theme.color.accent}
        d={`M0 2h${index * 20}v8H0z${index === count ? summit : ''}`}
      />
    </ScaleDrawing>
  );
}

const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: ${theme.space.band};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-numbered] { ${trail} }

  ${theme.media.print} { padding-block: ${theme.space[4]}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${theme.media.from.lg} {
    gap: ${theme.space[7]} ${theme.layout.gutter};

    &[data-layout='split'] { grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr); }
    &[data-layout='sidebar'] { grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr); }
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
`;

const ScaleDrawing = styled.svg`
  fill: ${theme.color.ink};

  ${mirrorDrawingInRtl}
  ${theme.media.print} { display: none; }
`;
