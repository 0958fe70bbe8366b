import styled from 'styled-components';
import mountainRange from '../../static/images/mountain-range.svg';
import { DrawingImage } from '../components/DrawingImage';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { statistics } from '../content/home';
import { drawingLayout } from '../theme/drawingLayout';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

const { summits, partsBefore } = drawingLayout.mountainRange;
const PARTS = summits + 2 * partsBefore;

/** How many of the drawing's summits are used. */
const COLUMNS = statistics.items.length;

/** Numbers on summits. The heights of the summits have no meaning, because the numbers have different units. */
export function Statistics() {
  return (
    <Section id="data" title={statistics.title} surface="spruce" layout="split">
      <Content>
        <List>
          {statistics.items.map(({ label, value }, i) => (
            <Statistic key={label} $summit={drawings.mountainRange.summits[i] ?? 0}>
              <Label as="dt">{label}</Label>
              <Value>{value}</Value>
            </Statistic>
          ))}
        </List>
        <Range aria-hidden>
          <DrawingImage src={mountainRange} {...drawings.mountainRange} trail="branch" />
        </Range>
      </Content>
    </Section>
  );
}

/** Where numbers stand on summits: where Content is a container in which they fit, even with wider letters (WCAG 1.4.12). */
const ON_SUMMITS = '@container (width >= 17em)';

const Content = styled.div`
  /* The height of the drawing. */
  --height: 25.25rem;

  position: relative;

  ${theme.media.from.md} { --height: 34.25rem; }
  ${theme.media.from.lg} { --height: 48.25rem; }
  ${theme.media.from.xl} { --height: 54.25rem; }

  /* In print and with forced colours, there is no drawing, and the statistics are rows. */
  @media screen and (forced-colors: none) {
    container-type: inline-size;

    /* Behind the heading, which is above the lower summits. */
    ${theme.media.from.lg} { grid-area: 1 / content; }
  }
`;

const List = styled.dl`
  ${ON_SUMMITS} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: end;
    margin-block-end: calc(-1 * ${theme.space.band});
    text-align: center;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${ON_SUMMITS} {
    display: block;
    margin-block-end: calc(var(--summit) * var(--height));
    padding-block: 0 ${theme.space[3]};
    border: 0;
  }
`;

/* A component of its own, so that the rules of Row are not repeated for each summit. */
const Statistic = styled(Row)<{ $summit: number }>`
  --summit: ${({ $summit }) => $summit};
`;

const Label = styled(Text)`
  ${ON_SUMMITS} {
    font-size: ${theme.font.lead};

    ${theme.media.below.md} {
      margin-inline: calc(-1 * ${theme.space[3]});
      font-size: ${theme.font.caption};
    }
  }
`;

const Value = styled.dd`
  font-size: ${theme.font.card};
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;

  ${ON_SUMMITS} {
    font-size: ${theme.font.statistic};
    line-height: 1;
  }
`;

const Range = styled.div`
  position: absolute;
  z-index: ${theme.layer.land};
  inset: auto 0 calc(-1 * ${theme.space.band});
  display: none;
  height: var(--height);

  ${ON_SUMMITS} { display: block; }

  img {
    width: ${(100 * PARTS) / COLUMNS}%;
    max-width: none;
    margin-inline-start: ${(-100 * partsBefore) / COLUMNS}%;
  }
`;
