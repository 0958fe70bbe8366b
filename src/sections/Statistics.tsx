import styled from 'styled-components';
import mountainRange from '../../static/images/mountain-range.svg';
import { DrawingImage } from '../components/DrawingImage';
import { panoramaImage } from '../components/Panorama';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { statistics } from '../content/home';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

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
          <DrawingImage src={mountainRange} {...drawings.mountainRange} />
        </Range>
      </Content>
    </Section>
  );
}

/* Where there is a drawing. In print and with forced colours, the statistics are rows. */
const ON_SUMMITS = '@media screen and (forced-colors: none)';

const Content = styled.div`
  --height: ${theme.trail.height('30rem')};

  position: relative;

  ${theme.media.from.md} { --height: ${theme.trail.height('36rem')}; }
  ${theme.media.from.lg} { --height: ${theme.trail.height('47rem')}; }
  ${theme.media.from.xl} { --height: ${theme.trail.height('54rem')}; }

  /* Behind the heading, which is above the lower summits. */
  ${ON_SUMMITS} {
    ${theme.media.from.lg} { grid-area: 1 / content; }
  }
`;

const List = styled.dl`
  ${ON_SUMMITS} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr)); /* as many as summits */
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

  /* On phones, texts are wider than the columns: each is above its left neighbour, and no larger than fits the window. */
  ${ON_SUMMITS} {
    display: block;
    margin-block-end: calc(var(--summit) * var(--height));
    padding-block: 0 ${theme.space[3]};
    border: 0;

    > * { margin-inline: calc(-1 * ${theme.space[6]}); }
  }
`;

/* A component of its own, so that the rules of Row are not repeated for each summit. */
const Statistic = styled(Row)<{ $summit: number }>`
  --summit: ${({ $summit }) => $summit};
`;

const Label = styled(Text)`
  ${ON_SUMMITS} {
    font-size: ${theme.font.lead};
    text-wrap: nowrap;

    ${theme.media.below.md} { font-size: min(${theme.font.caption}, 5vw); }
  }
`;

const Value = styled.dd`
  font-size: ${theme.font.card};
  font-weight: ${theme.weight.strong};
  line-height: 1.2; /* with less, the backplate of forced colours would cover the rules */
  letter-spacing: -0.035em;
  white-space: nowrap;

  ${ON_SUMMITS} {
    font-size: min(${theme.font.statistic}, 11vw);
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

  img { ${panoramaImage(1)} }
`;
