import styled from 'styled-components';
import { LazyImage, type PictureFile } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  statistics: readonly { label: string; value: string }[];
  picture: PictureFile;
};

/** A value with more characters is set smaller, so that it fits into a window of 320 px. */
const LONG = 8;

export function Statistics({ id, title, statistics, picture }: Props) {
  return (
    <Section id={id} title={title} layout="sidebar" isSpruce>
      <Contours {...picture} alt="" />
      <List>
        {statistics.map(({ label, value }) => (
          <Statistic key={label}>
            <Text as="dt">{label}</Text>
            <Value data-length={value.length > LONG ? 'long' : undefined}>{value}</Value>
          </Statistic>
        ))}
      </List>
    </Section>
  );
}

const Contours = styled(LazyImage)`
  position: absolute;
  inset: 0;
  z-index: -4; /* under the trail */

  ${theme.media.forcedColors} { display: none; }
`;

/* Two per row, or one if a value is too wide, because values never wrap. On phones, label and value share a line if they fit. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.layout.gutter};

  ${theme.media.from.md} { row-gap: ${theme.space[7]}; }
`;

const Statistic = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  border-block-start: ${theme.border.thin} solid ${theme.color.edge};

  ${theme.media.from.md} {
    display: block;
    flex-basis: 40%;
    min-width: max-content;
  }
`;

const Value = styled.dd`
  font-size: ${theme.font.statistic};
  font-weight: ${theme.weight.strong};
  line-height: 1.05;
  letter-spacing: -0.035em;
  text-indent: -0.05em; /* aligns the figure with its label by eye */
  white-space: nowrap;

  &[data-length='long'] { font-size: ${theme.font.panel}; }

  ${theme.media.from.md} {
    &[data-length='long'] { font-size: ${theme.font.section}; }
  }
`;
